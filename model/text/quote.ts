/** Quotes a typed value for a message, shortened if long. */
export function quote(value: string, limit = 90): string {
  const characters = [...value];
  const shown = characters.length > limit ? `${characters.slice(0, limit).join('')}…` : value;
  return JSON.stringify(shown).replaceAll('\\"', '"');
}

/** Puts a text between quotation marks, and single ones inside it. */
export function formatQuotation(text: string): string {
  return `“${text.replace(/[“"]([^“”"]*)[”"]/g, '‘$1’')}”`;
}

/** Quotes a line to write: between backticks, if it has quotes of its own. */
export function quoteLine(line: string): string {
  return line.includes('"') ? `\`${line}\`` : `"${line}"`;
}
