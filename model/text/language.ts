/** Texts that docs/specification.md has in English. */
const ENGLISH = ['Oops! Page not found', 'Return to Home', 'Unexpected Application Error!'];

/** The BCP 47 tag of a text in another language than the page. */
export function languageOf(words: string): 'en' | undefined {
  return ENGLISH.includes(words) ? 'en' : undefined;
}
