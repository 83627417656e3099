/**
 * A row of React's flight format: `1f:T3a,` with a text of so many bytes, or a line without an `id`.
 * As Latin-1, in which a character is a byte; what is rewritten is ASCII.
 */
export type Row = { id: string | undefined; text: string };

const PUSH = /^self\.__next_f\.push\((\[.*\])\)$/s;
const COUNTED_TEXT = /^([\da-f]+):T([\da-f]+),/;

/** Other rows counted in bytes: binary data, which a page of this site has no use for. */
const COUNTED = /^[\da-f]*:[A-Za-z][\da-f]*,/;

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const STYLE = new RegExp(
  `\\["\\$","style",(?:${STRING}|null),\\{((?:${STRING}|[^{}"])*)\\}\\]`,
  'g',
);

/**
 * The page's data without its styles, which Next repeats up to three times there: the page holds
 * them itself, and React, which does not hear of them, neither hydrates nor removes them.
 */
export function slimFlight(scripts: readonly string[], hrefs: ReadonlySet<string>): Row[] {
  const emptied = new Set<string | undefined>();
  const withoutStyle = (style: string, properties: string) => {
    if (!hrefs.has(/"href":"([^"]*)"/.exec(properties)?.[1] ?? '')) {
      return style;
    }
    emptied.add(/"children":"\$([\da-f]+)"/.exec(properties)?.[1]);
    return 'null';
  };
  const rows = readRows(readStream(scripts)).map((row) =>
    row.id ? row : { ...row, text: row.text.replace(STYLE, withoutStyle) },
  );
  return rows.map((row) => (row.id && emptied.has(row.id) ? { ...row, text: '' } : row));
}

/** The scripts that hand the data over to React, its texts rewritten. */
export function writeFlight(rows: readonly Row[], rewrite: (text: string) => string): string {
  const stream = rows.map((row) => {
    const text = rewrite(row.text);
    return row.id ? `${row.id}:T${text.length.toString(16)},${text}` : `${text}\n`;
  });
  const push = JSON.stringify([1, Buffer.from(stream.join(''), 'latin1').toString()]);
  return `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push(${push})`;
}

function readStream([, ...pushes]: readonly string[]): string {
  const pieces = pushes.map((script) => JSON.parse(PUSH.exec(script)?.[1] ?? '[]'));
  if (pieces.some(([kind, text]) => kind !== 1 || typeof text !== 'string')) {
    throw new Error('os dados da página não vêm em self.__next_f.push([1, "…"])');
  }
  return Buffer.from(pieces.map(([, text]) => text).join('')).toString('latin1');
}

function readRows(stream: string): Row[] {
  const rows: Row[] = [];
  for (let position = 0; position < stream.length; ) {
    const start = stream.slice(position, position + 32);
    const [prefix = '', id, length = ''] = COUNTED_TEXT.exec(start) ?? [];
    const from = position + prefix.length;
    const end = id ? from + Number.parseInt(length, 16) : stream.indexOf('\n', position);
    if ((!id && COUNTED.test(start)) || end === -1 || end > stream.length) {
      throw new Error(`dados em formato desconhecido: ${start}`);
    }
    rows.push({ id, text: stream.slice(from, end) });
    position = id ? end : end + 1;
  }
  return rows;
}
