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
 * Removes texts whose condition the shop does not meet ("{comAgenda} Escolha dia e hora" needs a
 * booking page), and topics left empty.
 */
export function applyConditions<Value>(value: Value, shop: Shop): Value {
  const matches = (one: unknown) =>
    Object.entries(CONDITIONS).every(
      ([name, holds]) => !(typeof one === 'string' && one.includes(`{${name}}`)) || holds(shop),
    );
  const matching = JSON.stringify(value, (_, one) => {
    return Array.isArray(one) ? one.filter(matches) : (one?.replace?.(MARKER, '') ?? one);
  });
  return JSON.parse(matching, (_, one) => {
    return Array.isArray(one) ? one.filter((it) => it.length !== 0 && it.body?.length !== 0) : one;
  });
}
