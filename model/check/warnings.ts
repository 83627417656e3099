import type { Content } from '../validate';
import { eachText } from './each-text';
import { findPlace, type Path } from './places';

/** What is allowed but may not be meant, each in one line. */
export function findWarnings(content: Content, now: Date): string[] {
  return [...findMarkup(content), ...findPastDays(content, now)];
}

function* findMarkup(content: Content): Generator<string> {
  for (const { path, text } of eachText(content)) {
    const [tag] = /<\/?[a-z!][^>]*>?|&#?\w+;/iu.exec(text) ?? [];
    if (tag !== undefined) {
      yield warn(
        path,
        `${tag} aparece no site assim mesmo, como texto. Se não é o que quer, apague.`,
      );
    }
  }
}

function* findPastDays({ openingHours, shop }: Content, now: Date): Generator<string> {
  // Swedish dates are ISO 8601 dates.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: shop.timeZone }).format(now);
  for (const [index, { date }] of openingHours.specialDays.entries()) {
    if (date < today) {
      yield warn(['openingHours', 'specialDays', index], `${date} já passou. Pode apagar.`);
    }
  }
}

function warn(path: Path, message: string): string {
  const place = findPlace(path);
  return `Aviso: ${place.file} → ${place.path}: ${message}`;
}
