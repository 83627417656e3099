import type { Content } from '../content';
import type { Notice } from '../content-files/content-error';
import { contentPath, FILE_IDS } from '../content-files/files';
import { loadContentFiles } from '../content-files/load';
import { findLocation } from '../content-files/parse';
import { listTexts } from '../content-files/path';
import { formatToday } from '../derive/wall-clock';
import { isDated, parseHours, type SpecialDay } from '../schema/opening-hours';
import { EMOJI } from '../schema/text';

const MARKUP = /<(?!https?:)\/?[a-z!][^>]*>?|&#?\w+;/iu;
const TELEPHONE = /(?<!\d|\d[/.-])\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d|[/.-]\d)/u;

/** Holidays whose date changes each year. */
const MOVABLE =
  /carnaval|cinzas|sexta[- ](?:feira )?santa|paix[aã]o|p[aá]scoa|corpus christi|dia d[ao]s (?:m[aã]es|pais)/i;

/** Closing after 3 a.m. is probably a slip. */
const LATE = '27:00';

/** Lists what is allowed but may be a mistake. */
export function findWarnings({ shop }: Content, now: Date, loaded = loadContentFiles()): Notice[] {
  const { files, data } = loaded;
  const today = formatToday(shop.timeZone, now);
  return FILE_IDS.flatMap((id) => {
    const reminders = files[id].comments.map(({ line, comment }) => {
      const message = `${comment} é um lembrete, e não aparece no site. Se é parte do texto, ponha o texto todo entre aspas.`;
      return { file: contentPath(id), line, message };
    });
    const fieldWarnings = listTexts(files[id].value).flatMap(({ path, text }) => {
      const { received: _, ...location } = findLocation(id, path, files[id]);
      const days = path[0] === 'specialDays' ? data.openingHours?.specialDays : undefined;
      const field = `${id}.${String(path.at(-1))}`;
      const found = findFieldWarnings(field, text, today, days?.[Number(path[1])]);
      return found.map((message) => ({ ...location, message }));
    });
    return [...reminders, ...fieldWarnings];
  });
}

/** The warnings of a field such as `services.price`. */
function findFieldWarnings(field: string, text: string, today: string, day?: SpecialDay): string[] {
  const [markup, emoji, telephone, holiday] = [MARKUP, EMOJI, TELEPHONE, MOVABLE].map(
    (pattern) => pattern.exec(text)?.[0],
  );
  const isLate =
    field === 'openingHours.hours' && parseHours(text).some(({ closes }) => closes > LATE);
  const lastDay = field === 'openingHours.date' && day && isDated(day.to) ? day.to : today;
  const years = Number.parseInt(lastDay, 10) - Number.parseInt(today, 10);
  const warnings: [condition: unknown, message: string][] = [
    [markup, `${markup} aparece no site assim mesmo, como texto. Se não é o que quer, apague.`],
    [emoji, `${emoji} não aparece: o desenho do site não usa emojis.`],
    [
      telephone && !field.startsWith('shop.'),
      `${telephone} fica velho se o telefone da barbearia mudar; {telefone} não ficaria.`,
    ],
    [
      /^services\.price (?:R\$ ?)?\d{4}$/.test(`${field} ${text}`),
      `${text} são mais de mil reais. Se falta a vírgula dos centavos, ponha-a.`,
    ],
    [isLate, `${text} vai até a madrugada do dia seguinte. Se não é isso, confira as horas.`],
    [holiday && day && !isDated(day.to), `${holiday} muda de dia a cada ano. Ponha o ano na data.`],
    [lastDay < today, `${text} já passou. Pode apagar; sem o ano, a data vale para todos os anos.`],
    [years > 2, `${text} é só daqui a ${years} anos. Confira o ano.`],
  ];
  return warnings.filter(([condition]) => condition).map(([, message]) => message);
}
