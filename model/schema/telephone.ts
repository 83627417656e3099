import { z } from 'zod';
import { AREA_CODES } from './brazil';
import { explainWrong, type Problem, rule } from './rule';
import { quote } from './text';

const EXAMPLE = "'+5511987654321'";

/** A Brazilian telephone in E.164, such as `+5511912345678`: a mobile or a landline. */
export const telephoneSchema = z
  .string(
    explainWrong(
      'o telefone é um texto, entre aspas, com +55, DDD e número.',
      `escreva como ${EXAMPLE}.`,
    ),
  )
  .superRefine(rule(findTelephoneProblems));

/** A number of eight digits: no mobile has so few. */
export function isLandline(telephone: string): boolean {
  return /^\+55\d{10}$/.test(telephone);
}

function* findTelephoneProblems(value: string): Generator<Problem> {
  if (!/^\+55\d+$/.test(value)) {
    const corrected = `+55${value.replace(/\D/g, '').replace(/^(?:0?0?55(?=\d{10})|0)/, '')}`;
    yield {
      problem: 'o telefone deve ter só +55, DDD e número, sem espaços, traços nem parênteses.',
      fix: findNumberProblem(corrected)
        ? `escreva como ${EXAMPLE}: +55, o DDD e o número.`
        : `troque ${quote(value)} por '${corrected}'.`,
    };
    return;
  }
  const problem = findNumberProblem(value);
  if (problem) {
    yield problem;
  }
}

function findNumberProblem(value: string): Problem | undefined {
  const areaCode = value.slice(3, 5);
  const number = value.slice(5);

  if (!AREA_CODES.has(areaCode)) {
    return {
      problem: `não existe o DDD ${areaCode || '(vazio)'} no Brasil.`,
      fix: `depois de +55 vem o DDD e depois o número, como em ${EXAMPLE}.`,
    };
  }
  if (number.length !== 8 && number.length !== 9) {
    return {
      problem: `depois do DDD há ${number.length} algarismos: celular tem 9, telefone fixo tem 8.`,
      fix: 'confira o número, algarismo por algarismo.',
    };
  }
  if (number.length === 9 ? !number.startsWith('9') : !/^[2-5]/.test(number)) {
    return {
      problem:
        number.length === 9
          ? 'número de celular começa com 9.'
          : 'número de telefone fixo começa com 2, 3, 4 ou 5.',
      fix: 'confira o número; se é celular, falta o 9 depois do DDD.',
    };
  }
  return undefined;
}
