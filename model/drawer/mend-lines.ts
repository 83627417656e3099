import { quote } from '../schema/quote';

/** What keeps a file from being read, at a line from 1 on; 0 is the file as a whole. */
export type Mistake = { line: number; received: string; problem: string; fix: string };

/** A list or a group of fields that the next line may go on with. */
type Level = {
  /** The column of its dashes or of its fields. */
  indent: number;
  isList: boolean;
  /** The fields that it has. */
  keys: string[];
};

/** A field or an item whose text the next line may go on with. */
type Opening = {
  index: number;
  indent: number;
  start: string;
  text: string;
  isItem: boolean;
  /** The line under it in which its text goes on. */
  below?: number;
};

const BULLETS = /^(?:[-–—•*·](?:\s+|$)|[-–•](?=\p{L}))+/u;
const FIELD = /^(["']?)([\p{L}_][\p{L}\d_-]*)\1\s*:(?!\/\/)\s*(.*)$/su;
/** What nobody means to say: it separates documents, or came along from a chat. */
const NOTHING = /^(?:---|\.\.\.|```\w*)$/;
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
  private readonly typed: string[];
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
    this.firsts = new Map(
      this.typed.flatMap((line, index): [string, number][] => {
        const [, spaces = '', words = ''] = /^( *)-\s+(.*)/s.exec(line) ?? [];
        const [, , key] = FIELD.exec(words) ?? [];
        return key && this.hasFieldsUnder(index, spaces.length) ? [[key, spaces.length]] : [];
      }),
    );
    for (const [index, line] of this.typed.entries()) {
      this.lines[index] = this.read(line, index) ?? '';
    }
  }

  private read(line: string, index: number): string | undefined {
    const words = line.trimStart();
    const indent = line.length - words.length;
    if (words === '' || indent > this.block || words.startsWith('#')) {
      return line;
    }
    this.block = Number.POSITIVE_INFINITY;
    if (NOTHING.test(words)) {
      return;
    }
    this.former = [...this.levels];
    if (line.slice(0, indent).includes('\t')) {
      const fix = 'troque o Tab por espaços, tantos quantos tem a linha vizinha.';
      return this.fail(index, 'a linha começa com a tecla Tab.', fix);
    }
    const [bullet] = BULLETS.exec(words) ?? [];
    return bullet === undefined
      ? this.readField(index, indent, words)
      : this.readItem(index, indent, bullet, words.slice(bullet.length));
  }

  private readItem(index: number, indent: number, bullet: string, words: string) {
    const above = this.opening;
    const list = this.leave((level) => level.indent > indent);
    if (!list?.isList || list.indent !== indent) {
      if (this.levels.length > 0 && (above?.text !== '' || indent < above.indent)) {
        return this.tellItem(index, indent, words);
      }
      this.levels.push({ indent, isList: true, keys: [] });
    }
    const column = indent + (/^-\s+$/.test(bullet) ? bullet.length : 2);
    const [, , key, text = ''] = FIELD.exec(words) ?? [];
    const dash = `${' '.repeat(indent)}-`;
    const isGroup = this.hasFieldsUnder(index, indent);
    if (key === undefined ? !isGroup : !isGroup && !this.firsts.has(key)) {
      return this.open({ index, indent, start: dash, text: words, isItem: true });
    }
    this.levels.push({ indent: column, isList: false, keys: [key ?? ''] });
    if (key === undefined) {
      const [usual] = [...this.firsts].find(([, at]) => at === indent) ?? ['title'];
      this.former = [...this.levels];
      return this.tellName(index, words, `- ${usual}: ${words}`);
    }
    const start = `${dash.padEnd(column)}${key}:`;
    return this.open({ index, indent: column, start, text, isItem: false });
  }

  private readField(index: number, indent: number, words: string) {
    const [, , key, text = ''] = FIELD.exec(words) ?? [];
    if (key === undefined) {
      return this.readText(index, indent, words);
    }
    const start = `${' '.repeat(indent)}${key}:`;
    return this.takes(index, indent, key)
      ? this.open({ index, indent, start, text, isItem: false })
      : undefined;
  }

  /** Whether a group takes a field at this place; if none does, it is told. */
  private takes(index: number, indent: number, key: string): boolean {
    const { text, indent: column = indent } = this.opening ?? {};
    const group = this.leave((one) => one.indent > indent || (one.isList && one.indent === indent));
    const isOf = group?.indent === indent;
    const dash = this.firsts.get(key);
    if (dash !== undefined && !(isOf && !group.keys.includes(key) && this.levels.at(-2)?.isList)) {
      this.tellDash(index, key, dash);
      return false;
    }
    if ((text === '' && indent > column) || this.former.length === 0) {
      this.levels.push({ indent, isList: false, keys: [key] });
      return true;
    }
    if (isOf && group.keys.includes(key)) {
      const problem = `o campo ${key} está escrito duas vezes.`;
      this.fail(index, problem, 'apague uma das duas linhas.');
      return false;
    }
    const usual = this.columnsOf(key, index);
    const isAstray = this.former.some((one) => !one.isList && usual.includes(one.indent));
    if (!isOf || (isAstray && !usual.includes(indent))) {
      this.misplace(index, indent, false, usual);
      return false;
    }
    group.keys.push(key);
    return true;
  }

  private readText(index: number, indent: number, words: string): undefined {
    const above = this.opening;
    if (above && indent > above.indent && !(above.isItem && above.text)) {
      return this.goOn(above, index, words);
    }
    const place = this.levels.findLast((level) => level.indent <= indent);
    return place?.isList
      ? this.tellDash(index, words, place.indent)
      : this.tellName(index, words, 'title: Corte');
  }

  /** The innermost of the levels that are left when some are done. */
  private leave(isDone: (level: Level) => boolean): Level | undefined {
    while (this.levels.length > 0 && isDone(this.levels.at(-1) as Level)) {
      this.levels.pop();
    }
    return this.levels.at(-1);
  }

  /** Whether an item goes on with fields, and so is a group of them. */
  private hasFieldsUnder(index: number, indent: number): boolean {
    const under = this.typed.slice(index + 1);
    const end = under.findIndex((line) => /^\s*[^\s#]/.test(line) && line.search(/\S/) <= indent);
    const own = under.slice(0, end === -1 ? undefined : end).map((line) => line.trimStart());
    return own.some((words) => !BULLETS.test(words) && FIELD.test(words));
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

  /** The text of a field in the lines under it. */
  private goOn(opening: Opening, index: number, words: string): undefined {
    opening.text = `${opening.text} ${words}`.trim();
    opening.below = index;
    this.wasMistaken = false;
    this.lines[opening.index] = `${opening.start} ${mendValue(opening.text)}`;
  }

  /** A dash where no list is. */
  private tellItem(index: number, indent: number, words: string): undefined {
    const { below, text = '', indent: column = 0, isItem } = this.opening ?? {};
    if (below !== undefined) {
      return this.tellDash(below, this.typed[below]?.trim(), indent);
    }
    if (text && indent > column && !isItem) {
      const fix =
        'ponha em cima dela o nome da lista e dois-pontos, mais nada; se já está lá, apague o texto depois dele.';
      return this.fail(index, 'a lista começa embaixo de um texto.', fix);
    }
    const dash = this.firsts.get(FIELD.exec(words)?.[2] ?? '');
    const others = this.former.filter(
      (one) => one.isList && ![...this.firsts.values()].includes(one.indent),
    );
    const usual = dash === undefined ? others.map((one) => one.indent) : [dash];
    return this.misplace(index, indent, true, usual);
  }

  private tellName(index: number, words: string, example: string): undefined {
    const problem = `falta o nome do campo, ou os dois-pontos com um espaço depois, em ${quote(words, 40)}.`;
    return this.fail(index, problem, `escreva como nas linhas vizinhas: ${example}.`);
  }

  /** The item counts as begun: what belongs to it is in its place. */
  private tellDash(index: number, start = '', column = 0): undefined {
    this.fail(
      index,
      `falta o traço antes de ${quote(start, 40)}.`,
      `comece a linha com ${count(column)}, um traço e um espaço; o que só continua a linha de cima vai na mesma linha que ela.`,
    );
    this.levels = [
      ...this.former.filter((level) => level.indent < column),
      { indent: column, isList: true, keys: [] },
      { indent: column + 2, isList: false, keys: [start] },
    ];
  }

  private misplace(
    index: number,
    indent: number,
    isDash: boolean,
    usual: number[] = [],
  ): undefined {
    const own = this.former.filter(({ isList }) => isList === isDash).map((one) => one.indent);
    const columns = usual.length > 0 ? usual : own.reverse();
    const [nearest] = columns.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent));
    if (nearest === undefined) {
      const problem = 'a linha começa com um traço, e aqui não há lista.';
      return this.fail(index, problem, 'apague o traço, ou ponha em cima o nome da lista.');
    }
    const problem = 'o começo da linha não está alinhado com o das linhas vizinhas.';
    return this.fail(index, problem, `deixe ${count(nearest)} no começo dela.`);
  }

  private fail(index: number, problem: string, fix: string): undefined {
    if (!this.wasMistaken) {
      const received = this.typed[index]?.trim() ?? '';
      this.mistakes.push({ line: index + 1, received, problem, fix });
    }
    this.wasMistaken = true;
    this.levels = [...this.former];
  }

  /** Where else in the file a field stands. */
  private columnsOf(key: string, index: number): number[] {
    return this.typed.flatMap((line, other) => {
      const [before = '', words = ''] = /^(\s*(?:-\s+)?)(.*)/s.exec(line)?.slice(1) ?? [];
      return other !== index && FIELD.exec(words)?.[2] === key ? [before.length] : [];
    });
  }
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
