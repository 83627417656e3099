import type { Content } from '../content';
import { contentPath, FILE_IDS, type FileId } from '../content-files/files';
import { loadContentFiles } from '../content-files/load';
import { findLocation } from '../content-files/parse';
import { eachText, formatLocation } from '../content-files/source-location';
import { findToday } from '../derive/utc-offsets';
import { findState, findStatesAt } from '../schema/brazil';
import { isDated, readHours, type SpecialDay } from '../schema/opening-hours';
import type { Shop } from '../schema/shop';
import { EMOJI } from '../schema/text';
import { CONFIRMED } from './sample-content';

const TELEPHONE = /(?<!\d|\d[/.-])\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d|[/.-]\d)/u;

/** Patterns that are allowed in a text, and the warning for each. */
const UNUSUAL: readonly [found: RegExp, message: string][] = [
  [
    /<(?!https?:)\/?[a-z!][^>]*>?|&#?\w+;/iu,
    'aparece no site assim mesmo, como texto. Se não é o que quer, apague.',
  ],
  [EMOJI, 'não aparece: o desenho do site não usa emojis.'],
  [TELEPHONE, 'fica velho se o telefone da barbearia mudar; {telefone} não ficaria.'],
];

/** Holidays whose date changes each year. */
const MOVABLE =
  /carnaval|cinzas|sexta[- ](?:feira )?santa|paix[aã]o|p[aá]scoa|corpus christi|dia d[ao]s (?:m[aã]es|pais)/i;

/** Closing after 3 in the morning is probably a slip. */
const LATE = '27:00';

/** Lists what is allowed but may be a mistake, one line each. */
export function findWarnings({ shop }: Content, now: Date): string[] {
  const today = findToday(shop.timeZone, now);
  const { files, data } = loadContentFiles();
  const days = data.openingHours?.specialDays ?? [];
  const messages = FILE_IDS.flatMap((id) => {
    const remarks = [...files[id].remarks].filter(([, remark]) => !CONFIRMED.test(remark));
    const reminders = remarks.map(([line, remark]) => {
      const location = formatLocation({ file: contentPath(id), line });
      return `${location}: ${remark} é um lembrete, e não aparece no site. Se é parte do texto, ponha o texto todo entre aspas.`;
    });
    const unusual = [...eachText(files[id].value)].flatMap(({ path, text }) => {
      const name = String(path.at(-1));
      const location = formatLocation(findLocation(id, path, files[id]));
      const day = path[0] === 'specialDays' ? days[Number(path[1])] : undefined;
      const found = [
        ...warnOfText(text, id),
        ...warnOfDay(name, text, today, day),
        ...warnOfShop(name, text, shop),
      ];
      return found.map((message) => `${location}: ${message}`);
    });
    return [...reminders, ...unusual];
  });
  return messages.map((message) => `Aviso: ${message}`);
}

function warnOfText(text: string, id: FileId): string[] {
  return UNUSUAL.flatMap(([pattern, message]) => {
    const isOwnField = pattern === TELEPHONE && id === 'shop';
    const [found] = pattern.exec(text) ?? [];
    return found === undefined || isOwnField ? [] : [`${found} ${message}`];
  });
}

function warnOfDay(name: string, text: string, today: string, day?: SpecialDay): string[] {
  if (name === 'hours' && readHours(text).some(({ closes }) => closes > LATE)) {
    return [`${text} vai até a madrugada do dia seguinte. Se não é isso, confira as horas.`];
  }
  const years = Number.parseInt(day?.to ?? today, 10) - Number.parseInt(today, 10);
  if (!day || !isDated(day.to)) {
    const [holiday] = (day && name === 'note' && MOVABLE.exec(text)) || [];
    return holiday ? [`${holiday} muda de dia a cada ano. Ponha o ano na data.`] : [];
  }
  if (name !== 'date' || (day.to >= today && years <= 2)) {
    return [];
  }
  const past = 'já passou. Pode apagar; sem o ano, a data vale para todos os anos.';
  return [`${text} ${day.to < today ? past : `é só daqui a ${years} anos. Confira o ano.`}`];
}

/** A price without its comma, or a postal code or position outside the address's state. */
function warnOfShop(name: string, text: string, { address, geo }: Shop): string[] {
  const { state, postalCode } = address;
  const other = findState(postalCode);
  if (name === 'price' && /^(?:R\$ ?)?\d{4}$/.test(text)) {
    return [`${text} são mais de mil reais. Se falta a vírgula dos centavos, ponha-a.`];
  }
  if (name === 'postalCode' && other && other !== state) {
    return [`${postalCode} é um CEP de ${other}, e o estado é ${state}. Confira os dois.`];
  }
  const isOutside = geo && !findStatesAt(geo.latitude, geo.longitude).includes(state);
  return name === 'geo' && isOutside ? [`este lugar não fica em ${state}. Confira.`] : [];
}
