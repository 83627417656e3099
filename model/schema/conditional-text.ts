import type { Shop } from './shop';

/** Marks of a text that is for some shops only, and for which. */
const CONDITIONS = {
  comAgenda: ({ bookingUrl }: Shop) => bookingUrl !== undefined,
  peloWhatsapp: ({ bookingUrl }: Shop) => bookingUrl === undefined,
  comAntecedencia: ({ cancellationNotice }: Shop) => cancellationNotice.amount > 0,
  semAntecedencia: ({ cancellationNotice }: Shop) => cancellationNotice.amount === 0,
};
const MARK = new RegExp(`\\{(${Object.keys(CONDITIONS).join('|')})\\}\\s*`, 'g');

export const CONDITION_NAMES = Object.keys(CONDITIONS);

/**
 * What is said, for this shop: of lists and paragraphs, those that are meant for it ("{comAgenda}
 * Escolha dia e hora" only where there is an agenda), without a topic of which nothing is left.
 */
export function applyConditions<Said>(said: Said, shop: Shop): Said {
  const isMeant = (one: unknown) =>
    Object.entries(CONDITIONS).every(
      ([name, holds]) => !(typeof one === 'string' && one.includes(`{${name}}`)) || holds(shop),
    );
  const meant = JSON.stringify(said, (_, one) => {
    return Array.isArray(one) ? one.filter(isMeant) : (one?.replace?.(MARK, '') ?? one);
  });
  return JSON.parse(meant, (_, one) => {
    return Array.isArray(one) ? one.filter((it) => it.length !== 0 && it.body?.length !== 0) : one;
  });
}
