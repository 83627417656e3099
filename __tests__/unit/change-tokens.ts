import fs from 'node:fs';

/** Replaces text in `styles/_tokens.scss` for all readers until the end of the test. */
export function changeTokens(change: (tokens: string) => string) {
  const read = fs.readFileSync;
  jest.spyOn(fs, 'readFileSync').mockImplementation(((...call: Parameters<typeof read>) => {
    const content = read(...call);
    return `${call[0]}`.endsWith('_tokens.scss') ? change(`${content}`) : content;
  }) as typeof read);
}
