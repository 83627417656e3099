import type { Shop } from './shop';

/** Marks of a text that is for some shops only, and for which. */
const CONDITIONS = {
  comAgenda: ({ bookingUrl }: Shop) => bookingUrl !== undefined,
  peloWhatsapp: ({ bookingUrl }: Shop) => bookingUrl === undefined,
  comAntecedencia: ({ cancellationNotice }: Shop) => cancellationNotice.amount > 0,
  semAntecedencia: ({ cancellationNotice }: Shop) => cancellationNotice.amount === 0,
};
const MARK = new RegExp(`\\{(${Object.keys(CONDITIONS).join('|')})\\}\\s*`, 'g');

export const CONDITION_MARKS = Object.keys(CONDITIONS);

/** Of some texts, those that are for this shop: "{comAgenda} Escolha dia e hora" only where there is an agenda. */
export function tailorTexts(texts: readonly string[], shop: Shop): string[] {
  const isMeant = (text: string) =>
    Object.entries(CONDITIONS).every(([name, holds]) => !text.includes(`{${name}}`) || holds(shop));
  return texts.filter(isMeant).map((text) => text.replace(MARK, ''));
}
