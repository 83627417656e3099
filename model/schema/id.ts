import { z } from 'zod';
import { type Problem, rule } from './rule';
import { quote } from './text';

/** Part of an address on the site (`#corte`): small letters, digits and hyphens. */
export const idSchema = z.string().superRefine(rule(findIdProblems));

function* findIdProblems(value: string): Generator<Problem> {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 40) {
    return;
  }
  const corrected = value
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  yield {
    problem:
      'o id tem só letras minúsculas sem acento, números e traços, até 40, porque vira endereço.',
    fix:
      corrected === ''
        ? "escreva como 'corte-e-barba'."
        : `troque ${quote(value)} por '${corrected}'.`,
  };
}
