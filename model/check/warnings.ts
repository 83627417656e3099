import type { Content } from '../content';
import { findToday } from '../derive/utc-offsets';
import { locate, placeOf, readDrawer, SUBJECTS, type Subject } from '../drawer/drawer';
import { eachText, formatPlace } from '../drawer/place';
import { KEPT } from './examples';

const TELEPHONE = /(?<!\d|\d[/.-])\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d|[/.-]\d)/u;

/** What may be in a text, and what becomes of it there. */
const UNUSUAL: readonly [found: RegExp, message: string][] = [
  [
    /<\/?[a-z!][^>]*>?|&#?\w+;/iu,
    'aparece no site assim mesmo, como texto. Se não é o que quer, apague.',
  ],
  [/\p{Emoji_Presentation}/u, 'não aparece: o desenho do site não usa emojis.'],
  [TELEPHONE, 'fica velho se o telefone da barbearia mudar; {telefone} não ficaria.'],
];

/** What is allowed but may not be meant, each in one line. */
export function findWarnings({ openingHours, shop }: Content, now: Date): string[] {
  const today = findToday(shop.timeZone, now);
  const { drawer } = readDrawer();
  const remarks = SUBJECTS.flatMap((subject) =>
    [...drawer[subject].remarks]
      .filter(([, remark]) => !KEPT.test(remark))
      .map(([line, remark]) => {
        const place = formatPlace({ file: placeOf(subject), line });
        return `Aviso: ${place}: ${remark} é um lembrete, e não aparece no site. Se é parte do texto, ponha o texto todo entre aspas.`;
      }),
  );
  const texts = SUBJECTS.flatMap((subject) =>
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
  return [...remarks, ...texts];
}

function explainUnusual(text: string, subject: Subject): string[] {
  return UNUSUAL.flatMap(([pattern, message]) => {
    const isItsPlace = pattern === TELEPHONE && subject === 'shop';
    const [found] = pattern.exec(text) ?? [];
    return found === undefined || isItsPlace ? [] : [`${found} ${message}`];
  });
}
