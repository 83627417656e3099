import { quote } from '../schema/quote';

/** What keeps a file from being read, at a line from 1 on; 0 is the file as a whole. */
export type Mistake = { line: number; received: string; problem: string; fix: string };

/** A list or a group of fields that the next line may go on with. */
type Level = {
  /** The column of its dashes or of its fields. */
  indent: number;
  isList: boolean;
  keys: string[];
};

/** What stands in a line; `column` is that of the field or text behind a dash. */
type Line = { indent: number; bullet: string; column: number; key?: string; text: string };

/** A field or an item whose text the next lines may go on with. */
type Opening = {
  index: number;
  indent: number;
  start: string;
  text: string;
  isItem?: true;
  below?: number;
};

const LINE = /^(\s*)((?:[-–—•*·](?:\s+|$)|[-–•](?=\p{L}))*)(.*)$/su;
const FIELD = /^(["']?)([\p{L}_][\p{L}\d_-]*)\1\s*:(?!\/\/)\s*(.*)$/su;
/** What nobody means to say: it separates documents, or came along from a chat. */
const NOTHING = /^\s*(?:---|\.\.\.|```\w*)$/;
const BLOCK = /^[|>][+-]?\d?$/;
const QUOTED = /^(?:"(?:[^"\\]|\\["\\/nt])*"|'(?:[^']|'')*')$/;
/** What YAML takes for something else than a text. */
const UNSAFE = /^[[\]{}&*!|>%@`"'#,]|^[-?:](?:\s|$)|:(?:\s|$)|\s#/;
/** A remark begins with a `#` between spaces; but `# 12` and `#1` are the text's own. */
const REMARK = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|.*?)(?:^|\s+)(#\s+\D.*)$/s;

/**
 * The text of a file line by line, its slips mended, so that YAML reads it as it was meant; and what
 * cannot be mended, each slip once: what follows from a broken line is no news.
 */
export function mendLines(source: string) {
  const { lines, mistakes, remarks } = new Mender(source.split('\n'));
  return { text: lines.join('\n'), mistakes, remarks };
}

class Mender {
  readonly lines: string[] = [];
  readonly mistakes: Mistake[] = [];
  readonly remarks = new Map<number, string>();
  private readonly typed: readonly string[];
  private readonly parsed: readonly Line[];
  /** The field that begins an item, and the column of its dash. */
  private readonly firsts: ReadonlyMap<string, number>;
  private levels: Level[] = [];
  /** As they were before the line. */
  private former: readonly Level[] = [];
  private opening: Opening | undefined;
  /** The column of a field with a text of several lines, while it lasts. */
  private block = Number.POSITIVE_INFINITY;
  private wasMistaken = false;

  constructor(source: readonly string[]) {
    this.typed = source.map((line) => line.replace(/^\s+/, widen).trimEnd());
    this.parsed = this.typed.map(parseLine);
    const begun = this.parsed.filter(({ bullet }, index) => bullet && this.hasFieldsUnder(index));
    this.firsts = new Map(begun.flatMap(({ key, indent }) => (key ? [[key, indent]] : [])));
    for (const [index, line] of this.typed.entries()) {
      this.lines[index] = this.read(line, index) ?? '';
    }
  }

  private read(typed: string, index: number): string | undefined {
    const line = this.parsed[index] ?? parseLine('');
    if (/^\s*(#|$)/.test(typed) || line.indent > this.block) {
      return typed;
    }
    this.block = Number.POSITIVE_INFINITY;
    if (NOTHING.test(typed)) {
      return;
    }
    this.former = [...this.levels];
    if (/^ *\t/.test(typed)) {
      const fix = 'troque o Tab por espaços, tantos quantos tem a linha vizinha.';
      return this.fail(index, 'a linha começa com a tecla Tab.', fix);
    }
    if (line.bullet) {
      return this.readItem(line, index);
    }
    if (line.key === undefined) {
      return this.readText(line, index);
    }
    const start = `${' '.repeat(line.indent)}${line.key}:`;
    return this.takes(line, line.key, index)
      ? this.open({ index, start, indent: line.indent, text: line.text })
      : undefined;
  }

  private readItem({ indent, column, bullet, key, text }: Line, index: number) {
    const above = this.opening;
    const list = this.leave((level) => level.indent > indent);
    if (!list?.isList || list.indent !== indent) {
      if (this.levels.length > 0 && (above?.text !== '' || indent < above.indent)) {
        return this.tellItem(indent, key, index);
      }
      this.levels.push({ indent, isList: true, keys: [] });
    }
    const dash = `${' '.repeat(indent)}-`;
    const isGroup = this.hasFieldsUnder(index);
    if (!isGroup && !this.firsts.has(key ?? '')) {
      const words = this.typed[index]?.slice(indent + bullet.length) ?? '';
      return this.open({ index, indent, start: dash, text: words, isItem: true });
    }
    this.levels.push({ indent: column, isList: false, keys: [key ?? ''] });
    if (key === undefined) {
      const [usual] = [...this.firsts].find(([, at]) => at === indent) ?? ['title'];
      this.former = [...this.levels];
      return this.tellName(index, text, `- ${usual}: ${text}`);
    }
    return this.open({ index, indent: column, start: `${dash.padEnd(column)}${key}:`, text });
  }

  /** Whether a group takes a field at this place; if none does, it is told. */
  private takes({ indent }: Line, key: string, index: number): boolean {
    const { text, indent: column = indent } = this.opening ?? {};
    const group = this.leave((one) => one.indent > indent || (one.isList && one.indent === indent));
    const isOf = group?.indent === indent;
    const isTwice = isOf && group.keys.includes(key);
    const dash = this.firsts.get(key);
    const others = this.parsed.filter((line, at) => at !== index && line.key === key);
    const usual = others.map((line) => line.column);
    const isAstray = this.former.some((one) => !one.isList && usual.includes(one.indent));
    if (dash !== undefined && !(isOf && !isTwice && this.levels.at(-2)?.isList)) {
      this.tellDash(index, key, dash);
    } else if ((text === '' && indent > column) || this.former.length === 0) {
      return this.begins(indent, key, index, this.former.length === 0 ? -1 : column);
    } else if (isTwice) {
      const problem = `o campo ${key} está escrito duas vezes.`;
      this.fail(index, problem, 'apague uma das duas linhas.');
    } else if (!isOf || (isAstray && !usual.includes(indent))) {
      this.misplace(index, indent, false, usual);
    } else {
      group.keys.push(key);
      return true;
    }
    return false;
  }

  /** Whether a group begins where its other fields tell that it does. */
  private begins(indent: number, key: string, index: number, beyond: number): boolean {
    const columns = this.listFields(index, beyond);
    const column = columns.lastIndexOf(indent) > 0 ? indent : Math.min(...columns);
    this.levels.push({ indent: column, isList: false, keys: [key] });
    this.former = [...this.levels];
    if (column !== indent) {
      this.misplace(index, indent, false, [column]);
    }
    return column === indent;
  }

  private readText({ indent, text }: Line, index: number): undefined {
    const above = this.opening;
    if (above && indent > above.indent && !(above.isItem && above.text)) {
      above.text = `${above.text} ${text}`.trim();
      above.below = index;
      this.wasMistaken = false;
      this.lines[above.index] = `${above.start} ${mendValue(above.text)}`;
      return;
    }
    const place = this.levels.findLast((level) => level.indent <= indent);
    return place?.isList
      ? this.tellDash(index, text, place.indent)
      : this.tellName(index, text, 'title: Corte');
  }

  /** The innermost of the levels that are left when some are done. */
  private leave(isDone: (level: Level) => boolean): Level | undefined {
    this.levels = this.levels.slice(0, this.levels.findLastIndex((level) => !isDone(level)) + 1);
    return this.levels.at(-1);
  }

  /** Whether an item goes on with fields, and so is a group of them. */
  private hasFieldsUnder(index: number): boolean {
    return this.listFields(index + 1, this.parsed[index]?.indent ?? 0).length > 0;
  }

  /** The columns of the fields from a line on, as long as they are beyond a column. */
  private listFields(from: number, column: number): number[] {
    const lines = this.parsed.slice(from).filter((_, at) => {
      return /^ *[^\s#]/.test(this.typed[from + at] ?? '');
    });
    const end = lines.findIndex(({ indent }) => indent <= column);
    const own = lines.slice(0, end === -1 ? undefined : end);
    return own.flatMap(({ bullet, key, indent }) => (!bullet && key !== undefined ? indent : []));
  }

  private open({ text, ...opening }: Opening): string {
    const [, value = text, remark = ''] = (!QUOTED.test(text) && REMARK.exec(text)) || [];
    if (remark) {
      this.remarks.set(opening.index + 1, remark);
    }
    this.wasMistaken = false;
    this.opening = { ...opening, text: value.trim() };
    this.block = BLOCK.test(value) ? opening.indent : Number.POSITIVE_INFINITY;
    const mended = [opening.start, mendValue(value.trim()), remark].filter(Boolean).join(' ');
    // Spaces are the owner's, whatever their number.
    const typed = this.typed[opening.index] ?? '';
    return mended.replace(/ +/g, ' ') === typed.replace(/ +/g, ' ') ? typed : mended;
  }

  /** A dash where no list is. */
  private tellItem(indent: number, key = '', index = 0): undefined {
    const { below, text = '', indent: column = 0, isItem } = this.opening ?? {};
    if (below !== undefined) {
      return this.tellDash(below, this.typed[below]?.trim(), indent);
    }
    if (text && indent > column && !isItem) {
      const fix =
        'ponha em cima dela o nome da lista e dois-pontos, mais nada; se já está lá, apague o texto depois dele.';
      return this.fail(index, 'a lista começa embaixo de um texto.', fix);
    }
    const own = this.former.filter(({ isList }) => isList).map((level) => level.indent);
    const columns = [...this.firsts.values()];
    const dash = this.firsts.get(key);
    const usual = dash === undefined ? own.filter((one) => !columns.includes(one)) : [dash];
    return this.misplace(index, indent, true, usual);
  }

  private tellName(index: number, words: string, example: string): undefined {
    const problem = `falta o nome do campo, ou os dois-pontos com um espaço depois, em ${quote(words, 40)}.`;
    return this.fail(index, problem, `escreva como nas linhas vizinhas: ${example}.`);
  }

  /** The item counts as begun: what belongs to it is in its place. */
  private tellDash(index: number, start = '', column = 0): undefined {
    const fix = `comece a linha com ${count(column)}, um traço e um espaço; o que só continua a linha de cima vai na mesma linha que ela.`;
    this.fail(index, `falta o traço antes de ${quote(start, 40)}.`, fix);
    this.levels = [
      ...this.former.filter((level) => level.indent < column),
      { indent: column, isList: true, keys: [] },
      { indent: column + 2, isList: false, keys: [start] },
    ];
  }

  private misplace(index: number, indent: number, isDash: boolean, usual: number[]): undefined {
    const own = this.former.filter(({ isList }) => isList === isDash).map((one) => one.indent);
    const columns = usual.length > 0 ? usual : own.reverse();
    const [nearest] = columns.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent));
    return nearest === undefined
      ? this.fail(index, 'aqui não há lista.', 'apague o traço, ou ponha em cima o nome da lista.')
      : this.fail(
          index,
          'o começo da linha não está alinhado com o das linhas vizinhas.',
          `deixe ${count(nearest)} no começo dela.`,
        );
  }

  private fail(index: number, problem: string, fix: string): undefined {
    if (!this.wasMistaken) {
      const received = this.typed[index]?.trim() ?? '';
      this.mistakes.push({ line: index + 1, received, problem, fix });
    }
    this.wasMistaken = true;
    this.levels = [...this.former];
  }
}

function parseLine(line: string): Line {
  const [, { length: indent } = '', bullet = '', words = ''] = LINE.exec(line) ?? [];
  const [, , key, text = words] = FIELD.exec(words) ?? [];
  const column = indent + (bullet === '' || /^-\s+$/.test(bullet) ? bullet.length : 2);
  return { indent, bullet, column, text, ...(key && { key }) };
}

function count(spaces: number): string {
  return spaces === 0 ? 'nenhum espaço' : `${spaces} ${spaces === 1 ? 'espaço' : 'espaços'}`;
}

/** Spaces of any kind, as wide as they look; those of no width are nothing. */
function widen(spaces: string): string {
  return spaces
    .replace(/[\ufeff\u200b]/g, '')
    .replaceAll('\u3000', '  ')
    .replace(/[^\t]/g, ' ');
}

/** A value as YAML takes it for the text that it is. */
function mendValue(typed: string): string {
  if (/^(?:\[\s*\]|\{\s*\})$/.test(typed)) {
    return '';
  }
  const value = QUOTED.test(typed) ? typed : unquote(typed);
  const isSafe =
    value === typed && (QUOTED.test(value) || BLOCK.test(value) || !UNSAFE.test(value));
  return isSafe ? value : JSON.stringify(value);
}

/** Without the quotes around it, or the half of a pair that a slip left. */
function unquote(value: string): string {
  const first = value.charAt(0);
  const inner = value.slice(1, -1);
  if (/["']/.test(first) && value.length > 1 && value.endsWith(first)) {
    const rest = inner
      .replace(/(?<=\p{L})["'](?=\p{L})/gu, '')
      .replace(/(?<=^|[\s(])(["'])[^"']*\1(?=$|[\s.,;:!?)])/g, '');
    return rest.includes(first) ? value : inner;
  }
  return /["']/.test(first) && !value.slice(1).includes(first) ? value.slice(1) : value;
}
