import { content } from '..';
import { buildFacts } from './facts';
import { fill } from './fill';

/** Puts this shop's own facts in the place of a text's `{telefone}` marks. */
export function fillFacts(template: string): string {
  return fill(template, buildFacts(content.shop));
}
