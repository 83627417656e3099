import type { Content } from '../content';
import { placeOf, readDrawer, type Subject } from '../drawer/drawer';
import { eachText, formatPath } from '../drawer/problems';

const UNUSUAL: readonly {
  pattern: RegExp;
  explain: (found: string) => string;
  isFineIn?: Subject;
}[] = [
  {
    pattern: /<\/?[a-z!][^>]*>?|&#?\w+;/iu,
    explain: (tag) =>
      `${tag} aparece no site assim mesmo, como texto. Se não é o que quer, apague.`,
  },
  {
    pattern: /\p{Emoji_Presentation}/u,
    explain: (emoji) => `${emoji} não aparece: o desenho do site não usa emojis.`,
  },
  {
    pattern: /(?<!\d|\d[/.-])\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d|[/.-]\d)/u,
    explain: (telephone) =>
      `o telefone ${telephone} fica velho se o da barbearia mudar; {telefone} não ficaria.`,
    isFineIn: 'shop',
  },
];

/** What is allowed but may not be meant, each in one line. */
export function findWarnings({ openingHours, shop }: Content, now: Date): string[] {
  // Swedish dates are ISO 8601 dates.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: shop.timeZone }).format(now);
  return [...readDrawer().files].flatMap(([subject, { value, lineOf }]) =>
    [...eachText(value)].flatMap(({ path, text }) => {
      const day = subject === 'openingHours' && path[2] === 'date' && Number(path[1]);
      const isOver = day !== false && (openingHours.specialDays[day]?.to ?? today) < today;
      return [
        ...explainUnusual(text, subject),
        ...(isOver ? [`${text} já passou. Pode apagar.`] : []),
      ].map(
        (message) =>
          `Aviso: ${placeOf(subject)}, linha ${lineOf(path)} → ${formatPath(path)}: ${message}`,
      );
    }),
  );
}

function explainUnusual(text: string, subject: Subject): string[] {
  return UNUSUAL.flatMap(({ pattern, explain, isFineIn }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined || isFineIn === subject ? [] : [explain(found)];
  });
}
