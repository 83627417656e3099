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
 * Removes from every list the texts whose condition the shop does not meet ("{comAgenda} Escolha dia e
 * hora" needs a booking page), the markers of the others, and topics left empty.
 */
export function applyConditions<Value>(value: Value, shop: Shop): Value {
  const isMet = (item: unknown) =>
    Object.entries(CONDITIONS).every(
      ([name, holds]) => !(typeof item === 'string' && item.includes(`{${name}}`)) || holds(shop),
    );
  // Inner lists come first, so that a topic's text is known when the list of topics is read.
  return JSON.parse(JSON.stringify(value), (_, node) =>
    Array.isArray(node) ? node.filter(isMet).map(withoutMarkers).filter(hasText) : node,
  );
}

const withoutMarkers = (item: unknown) =>
  typeof item === 'string' ? item.replace(MARKER, '') : item;

/** False for an empty paragraph or list, and for a topic without any. */
function hasText(item: unknown): boolean {
  const { length, body } = Object(item);
  return length !== 0 && body?.length !== 0;
}
