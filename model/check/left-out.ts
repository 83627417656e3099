import { readDrawer } from '../drawer/drawer';
import { formatPlace } from '../drawer/place';
import { listExamples, type RemainingExample } from './examples';

/** By what an example in a list is known, whatever else was changed of it. */
const TELLING = ['name', 'team.*.name', 'testimonials.*.text'];

/** People whom no real shop has, and what nobody said: its pages are without them, once it has its own name. */
export function findLeftOut(read = readDrawer()): RemainingExample[] {
  const examples = listExamples(read, TELLING);
  return examples.some(({ path }) => path === 'name') ? [] : examples;
}

/** The same, in words for the owner. */
export function describeLeftOut(): string[] {
  const message = 'é do exemplo, e não aparece no site. Troque por gente sua, ou apague o bloco.';
  return findLeftOut().map((place) => `${formatPlace(place)}: ${message}`);
}
