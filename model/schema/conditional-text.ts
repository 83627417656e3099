import type { Shop } from './shop';

/** Markers of texts for some shops only. */
const CONDITIONS = {
  comAgenda: ({ bookingUrl }: Shop) => bookingUrl !== undefined,
  peloWhatsapp: ({ bookingUrl }: Shop) => bookingUrl === undefined,
  comAntecedencia: ({ cancellationNotice }: Shop) => cancellationNotice.amount > 0,
  semAntecedencia: ({ cancellationNotice }: Shop) => cancellationNotice.amount === 0,
};
const MARKER = new RegExp(`\\{(${Object.keys(CONDITIONS).join('|')})\\}\\s*`, 'g');

export const CONDITION_NAMES = Object.keys(CONDITIONS);

/**
 * Empties the texts whose condition the shop does not meet ("{comAgenda} Escolha dia e hora" needs a
 * booking page), and removes the markers of the others. Lists lose what is empty then, topics included.
 */
export function applyConditions<Value>(value: Value, shop: Shop): Value {
  const isMet = (text: string) =>
    Object.entries(CONDITIONS).every(([name, holds]) => !text.includes(`{${name}}`) || holds(shop));
  // Inner values come first, so that a topic's text is known when the list of topics is read.
  return JSON.parse(JSON.stringify(value), (_, node) => {
    if (typeof node === 'string') {
      return isMet(node) ? node.replace(MARKER, '') : '';
    }
    return Array.isArray(node) ? node.filter(hasText) : node;
  });
}

/** False for an empty paragraph or list, and for a topic without any. */
function hasText(item: unknown): boolean {
  const { length, body } = Object(item);
  return length !== 0 && body?.length !== 0;
}
