/** The words that docs/specification.md wants in English. */
const ENGLISH = ['Oops! Page not found', 'Return to Home', 'Unexpected Application Error!'];

/** The BCP 47 tag of words that are not in the page's language; an owner may have put others there. */
export function languageOf(words: string): 'en' | undefined {
  return ENGLISH.includes(words) ? 'en' : undefined;
}
