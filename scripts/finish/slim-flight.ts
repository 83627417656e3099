import { readElements } from './page-source';
import type { ShortNames } from './short-names';
import { UnexpectedExport } from './unexpected-export';

/** One row of React's flight format: `1f:T3a,` with a counted text, or a line. */
type Row = { id: string; tag: 'text' | 'line'; value: string };

const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const COUNTED_TEXT = /^([\da-f]+):T([\da-f]+),/;

/** Rows counted in bytes that hold binary data, which a page of this site has no use for. */
const BINARY = /^[\da-f]+:[AOobUSsLlGgMmV][\da-f]*,/;

/**
 * The page's data without the text of styles that the page itself holds. React finds those by
 * `data-href` and never reads the copy, which Next repeats up to three times.
 */
export function slimFlight(
  scripts: readonly string[],
  html: string,
  names: ShortNames,
  file: string,
): string {
  const rows = readRows(Buffer.from(readStream(scripts, file)), file);
  const hrefs = new Set(
    readElements(html).flatMap(({ attributes }) => attributes.get('data-href')?.split(' ') ?? []),
  );

  const blankRows = new Set<string>();
  const slim = rows.map((row) => {
    if (row.tag === 'text' || !/^[[{]/.test(row.value)) {
      return row;
    }
    const model: unknown = JSON.parse(row.value, (_, value: unknown) =>
      isStyleOf(value, hrefs) ? blankStyle(value, names, blankRows) : value,
    );
    return { ...row, value: JSON.stringify(model) };
  });
  const stream = slim
    .map((row) => {
      const isBlank = row.tag === 'text' && blankRows.has(row.id);
      return { ...row, value: isBlank ? '' : names.inText(row.value) };
    })
    .map(writeRow)
    .join('');
  return `${OPENING};\nself.__next_f.push(${JSON.stringify([1, stream])})`;
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

/** `["$", "style", key, { href, precedence, children }]`, as React writes an element. */
type StyleElement = ['$', 'style', unknown, { href: string; children: string }];

function isStyleOf(value: unknown, hrefs: ReadonlySet<string>): value is StyleElement {
  if (!Array.isArray(value) || value[0] !== '$' || value[1] !== 'style') {
    return false;
  }
  const { href, children } = value[3] ?? {};
  return hrefs.has(href) && typeof children === 'string';
}

/** A text of its own row stays referred to, and the row is emptied. */
function blankStyle(
  [, , key, props]: StyleElement,
  names: ShortNames,
  blankRows: Set<string>,
): StyleElement {
  const row = /^\$([\da-f]+)$/.exec(props.children)?.[1];
  if (row) {
    blankRows.add(row);
  }
  const href = names.ofStyle(props.href);
  return ['$', 'style', key, { ...props, href, children: row ? props.children : '' }];
}
