import type { Content } from '../content';
import { findToday } from '../derive/utc-offsets';
import { readDrawer } from '../drawer/drawer';
import { FILE_IDS, type FileId, placeOf } from '../drawer/files';
import { eachText, formatPlace, type Path } from '../drawer/place';
import { locate } from '../drawer/read-file';
import { findState, findStatesAt } from '../schema/brazil';
import { isDated, type OpeningHours, readHours } from '../schema/opening-hours';
import type { Shop } from '../schema/shop';
import { EMOJI } from '../schema/text';
import { KEPT } from './examples';

const TELEPHONE = /(?<!\d|\d[/.-])\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d|[/.-]\d)/u;

/** What may be in a text, or in a field of that name, and what becomes of it. */
const UNUSUAL: readonly [found: RegExp, message: string, field?: string][] = [
  [
    /<(?!https?:)\/?[a-z!][^>]*>?|&#?\w+;/iu,
    'aparece no site assim mesmo, como texto. Se não é o que quer, apague.',
  ],
  [EMOJI, 'não aparece: o desenho do site não usa emojis.'],
  [TELEPHONE, 'fica velho se o telefone da barbearia mudar; {telefone} não ficaria.'],
  [
    /^(?:R\$ ?)?\d{4}$/,
    'são mais de mil reais. Se falta a vírgula dos centavos, ponha-a.',
    'price',
  ],
];

/** Holidays that have another date each year. */
const MOVABLE =
  /carnaval|cinzas|sexta[- ](?:feira )?santa|paix[aã]o|p[aá]scoa|corpus christi|dia d[ao]s (?:m[aã]es|pais)/i;

/** A day that closes later than this in the night is rare. */
const LATE = '27:00';

/** What is allowed but may not be meant, each in one line. */
export function findWarnings(content: Content, now: Date): string[] {
  const { openingHours, shop } = content;
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
      const messages = [
        ...explainUnusual(text, id, path.at(-1)),
        ...explainDate(text, to, today),
        ...explainHours(text, path, openingHours),
        ...explainPlace(path, shop),
      ];
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

function explainUnusual(text: string, id: FileId, name: unknown): string[] {
  return UNUSUAL.flatMap(([pattern, message, field = name]) => {
    const isItsPlace = pattern === TELEPHONE && id === 'shop';
    const [found] = pattern.exec(text) ?? [];
    return found === undefined || isItsPlace || field !== name ? [] : [`${found} ${message}`];
  });
}

/** A night that may be an afternoon; a holiday that is on another day each year. */
function explainHours(text: string, path: Path, { specialDays }: OpeningHours): string[] {
  const [list, index, name] = path;
  const day = list === 'specialDays' ? specialDays[Number(index)] : undefined;
  if (name === 'hours' && readHours(text).some(({ closes }) => closes > LATE)) {
    return [`${text} vai até a madrugada do dia seguinte. Se não é isso, confira as horas.`];
  }
  const [holiday] = (day && name === 'note' && !isDated(day.from) && MOVABLE.exec(text)) || [];
  return holiday ? [`${holiday} muda de dia a cada ano. Ponha o ano na data.`] : [];
}

/** A place that is in another state than the address says. */
function explainPlace(path: Path, { address, geo }: Shop): string[] {
  const { state, postalCode } = address;
  const other = findState(postalCode);
  if (path.at(-1) === 'postalCode' && other && other !== state) {
    return [`${postalCode} é um CEP de ${other}, e o estado é ${state}. Confira os dois.`];
  }
  const isOutside = geo && !findStatesAt(geo.latitude, geo.longitude).includes(state);
  return path[0] === 'geo' && isOutside ? [`este lugar não fica em ${state}. Confira.`] : [];
}
