import type { Content } from '../content';
import { findToday } from '../derive/utc-offsets';
import { readDrawer } from '../drawer/drawer';
import { FILE_IDS, type FileId, placeOf } from '../drawer/files';
import { eachText, formatPlace } from '../drawer/place';
import { locate } from '../drawer/read-file';
import { isDated } from '../schema/opening-hours';
import { KEPT } from './examples';

const TELEPHONE = /(?<!\d|\d[/.-])\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d|[/.-]\d)/u;

/** What may be in a text, and what becomes of it there. */
const UNUSUAL: readonly [found: RegExp, message: string][] = [
  [
    /<(?!https?:)\/?[a-z!][^>]*>?|&#?\w+;/iu,
    'aparece no site assim mesmo, como texto. Se não é o que quer, apague.',
  ],
  [/\p{Emoji_Presentation}/u, 'não aparece: o desenho do site não usa emojis.'],
  [TELEPHONE, 'fica velho se o telefone da barbearia mudar; {telefone} não ficaria.'],
];

/** What is allowed but may not be meant, each in one line. */
export function findWarnings({ openingHours, shop }: Content, now: Date): string[] {
  const today = findToday(shop.timeZone, now);
  const { drawer } = readDrawer();
  const told = FILE_IDS.flatMap((id) => {
    const remarks = [...drawer[id].remarks].filter(([, remark]) => !KEPT.test(remark));
    const reminders = remarks.map(([line, remark]) => {
      const place = formatPlace({ file: placeOf(id), line });
      return `${place}: ${remark} é um lembrete, e não aparece no site. Se é parte do texto, ponha o texto todo entre aspas.`;
    });
    const unusual = [...eachText(drawer[id].value)].flatMap(({ path, text }) => {
      const day = id === 'openingHours' && path[2] === 'date' && Number(path[1]);
      const to = day === false ? today : (openingHours.specialDays[day]?.to ?? today);
      const place = formatPlace(locate(id, path, drawer[id]));
      const messages = [...explainUnusual(text, id), ...explainDate(text, to, today)];
      return messages.map((message) => `${place}: ${message}`);
    });
    return [...reminders, ...unusual];
  });
  return told.map((message) => `Aviso: ${message}`);
}

/** Of the last day of a date that stands in the drawer. */
function explainDate(typed: string, to: string, today: string): string[] {
  const years = Number.parseInt(to, 10) - Number.parseInt(today, 10);
  if (!isDated(to) || (to >= today && years <= 2)) {
    return [];
  }
  const past = 'já passou. Pode apagar; sem o ano, a data vale para todos os anos.';
  return [`${typed} ${to < today ? past : `é só daqui a ${years} anos. Confira o ano.`}`];
}

function explainUnusual(text: string, id: FileId): string[] {
  return UNUSUAL.flatMap(([pattern, message]) => {
    const isItsPlace = pattern === TELEPHONE && id === 'shop';
    const [found] = pattern.exec(text) ?? [];
    return found === undefined || isItsPlace ? [] : [`${found} ${message}`];
  });
}
