import type { Content } from '../content';
import { locate, readDrawer, SUBJECTS, type Subject } from '../drawer/drawer';
import { eachText, formatPlace } from '../drawer/place';

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
  const { drawer } = readDrawer();
  return SUBJECTS.flatMap((subject) =>
    [...eachText(drawer[subject].value)].flatMap(({ path, text }) => {
      const day = subject === 'openingHours' && path[2] === 'date' && Number(path[1]);
      const isOver = day !== false && (openingHours.specialDays[day]?.to ?? today) < today;
      const messages = explainUnusual(text, subject);
      const place = formatPlace(locate(subject, path, drawer));
      return [...messages, ...(isOver ? [`${text} já passou. Pode apagar.`] : [])].map(
        (message) => `Aviso: ${place}: ${message}`,
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
