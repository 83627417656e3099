import { type PageElement, readElements } from './page-source';
import type { ShortNames } from './short-names';
import { UnexpectedExport } from './unexpected-export';

/** One row of React's flight format: `1f:T3a,` with a counted text, or a line. */
export type Row = { id: string; tag: 'text' | 'line'; value: string };

const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const COUNTED_TEXT = /^([\da-f]+):T([\da-f]+),/;

/** Rows counted in bytes that hold binary data, which a page of this site has no use for. */
const BINARY = /^[\da-f]+:[AOobUSsLlGgMmV][\da-f]*,/;

/**
 * The page's data without what the page itself holds: its styles, which React neither hydrates nor
 * takes out of a page that it makes anew, and the text of its inline scripts, which it leaves as
 * they are. Next repeats some up to three times. Data for our own scripts stays, for such a page.
 */
export function slimFlight(scripts: readonly string[], html: string, file: string): Row[] {
  const rows = readRows(Buffer.from(readStream(scripts, file)), file);
  const held = findHeld(html);
  const texts = new Map(
    rows.filter(({ tag }) => tag === 'text').map(({ id, value }) => [id, value]),
  );
  const textOf = (value: string) => texts.get(value.replace('$', '')) ?? value;

  const blankRows = new Set<string>();
  /** A text of its own row stays referred to, and the row is emptied. */
  const blank = (value: string) => {
    const row = /^\$([\da-f]+)$/.exec(value)?.[1];
    return row && blankRows.add(row) ? value : '';
  };
  const slim = rows.map((row) => {
    if (row.tag === 'text' || !/^[[{]/.test(row.value)) {
      return row;
    }
    const model: unknown = JSON.parse(row.value, (_, value: unknown) => {
      if (isElement(value, 'style') && held.styles.has(String(value[3].href))) {
        blank(String(value[3].children));
        return null;
      }
      if (isElement(value, 'script') && isInnerHtml(value[3].dangerouslySetInnerHTML)) {
        const { __html } = value[3].dangerouslySetInnerHTML;
        const isHeld = held.scripts.has(textOf(__html));
        const html = isHeld ? { __html: blank(__html) } : { __html };
        return [...value.slice(0, 3), { ...value[3], dangerouslySetInnerHTML: html }];
      }
      return value;
    });
    return { ...row, value: JSON.stringify(model) };
  });
  return slim.map((row) =>
    row.tag === 'text' && blankRows.has(row.id) ? { ...row, value: '' } : row,
  );
}

/** The script that hands the data over to React. */
export function writeFlight(rows: readonly Row[], names: ShortNames): string {
  const stream = rows.map((row) => writeRow({ ...row, value: names.inText(row.value) })).join('');
  return `${OPENING};\nself.__next_f.push(${JSON.stringify([1, stream])})`;
}

/** What identifies the page's styles, and the text of its inline scripts. */
function findHeld(html: string) {
  const elements = readElements(html);
  return {
    styles: new Set(
      elements.flatMap(({ attributes }) => attributes.get('data-href')?.split(' ') ?? []),
    ),
    scripts: new Set(elements.filter(isScriptWithoutData).map(({ text }) => text)),
  };
}

function isScriptWithoutData({ name, attributes }: PageElement): boolean {
  return name === 'script' && attributes.get('type') !== 'application/json';
}

function readStream([opening, ...pushes]: readonly string[], file: string): string {
  if (opening !== OPENING) {
    throw new UnexpectedExport(file, `os dados da página não começam com ${OPENING}.`);
  }
  return pushes
    .map((script) => {
      const call: unknown = JSON.parse(PUSH.exec(script)?.[1] ?? 'null');
      if (!Array.isArray(call) || call[0] !== 1 || typeof call[1] !== 'string') {
        throw new UnexpectedExport(file, `dados em formato desconhecido: ${script.slice(0, 80)}`);
      }
      return call[1];
    })
    .join('');
}

function readRows(stream: Buffer, file: string): Row[] {
  const rows: Row[] = [];
  for (let position = 0; position < stream.length; ) {
    const start = stream.toString('latin1', position, position + 32);
    const [prefix, id, length] = COUNTED_TEXT.exec(start) ?? [];
    if (prefix && id && length) {
      const from = position + prefix.length;
      position = from + Number.parseInt(length, 16);
      rows.push({ id, tag: 'text', value: stream.toString('utf8', from, position) });
      continue;
    }

    const end = stream.indexOf('\n', position);
    const line = stream.toString('utf8', position, end);
    const colon = line.indexOf(':');
    if (end === -1 || colon === -1 || BINARY.test(line)) {
      throw new UnexpectedExport(file, `dados em formato desconhecido: ${start}`);
    }
    rows.push({ id: line.slice(0, colon), tag: 'line', value: line.slice(colon + 1) });
    position = end + 1;
  }
  return rows;
}

function writeRow({ id, tag, value }: Row): string {
  return tag === 'line'
    ? `${id}:${value}\n`
    : `${id}:T${Buffer.byteLength(value).toString(16)},${value}`;
}

/** As React writes an element: `["$", "style", key, props]`. */
type FlightElement = ['$', string, unknown, Readonly<Record<string, unknown>>];

function isElement(value: unknown, type: string): value is FlightElement {
  return Array.isArray(value) && value[0] === '$' && value[1] === type && value.length >= 4;
}

function isInnerHtml(value: unknown): value is { __html: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    '__html' in value &&
    typeof value.__html === 'string'
  );
}
