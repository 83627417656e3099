import fs from 'node:fs';

/** Until the end of a test, who reads `styles/_tokens.scss` reads another one. */
export function changeTokens(change: (tokens: string) => string) {
  const read = fs.readFileSync;
  jest.spyOn(fs, 'readFileSync').mockImplementation(((...call: Parameters<typeof read>) => {
    const content = read(...call);
    return `${call[0]}`.endsWith('_tokens.scss') ? change(`${content}`) : content;
  }) as typeof read);
}
