/** Quotes a typed value for a message, shortened if long. */
export function quote(value: string, longest = 90): string {
  const characters = [...value];
  const shown = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : value;
  return JSON.stringify(shown).replaceAll('\\"', '"');
}
