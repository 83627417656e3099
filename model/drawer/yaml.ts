import type { JsonSchema } from '../schema/json-schema';
import { findNearest } from '../text/nearest';
import { quote } from '../text/quote';
import { slug } from '../text/slug';
import { formatPath, type Path } from './place';

/** What keeps a file from being read, at a line from 1 on; 0 is the file as a whole. */
export type Mistake = { line: number; received: string; problem: string; fix: string };

/** What a file says. */
export type ReadFile = {
  /** Texts, lists and groups of fields. */
  readonly value: object;
  /** The line of each value by its path; from 1. */
  readonly lines: ReadonlyMap<string, number>;
  /** What stands after a `#` behind the value on a line, by the line. */
  readonly remarks: ReadonlyMap<number, string>;
  readonly mistakes: readonly Mistake[];
};

/** What stands in a line; `column` is that of the field or text behind a dash. */
type Line = {
  indent: number;
  bullet: string;
  column: number;
  words: string;
  key: string;
  text: string;
};

/** A group of fields or a list that the next lines may go on with. */
type Level = { shape: JsonSchema; path: Path; column: number; value: object; parent?: Level };

/** A text that the next lines may go on with. */
type Opening = {
  level: Level;
  key: PropertyKey;
  line: number;
  indent: number;
  start: string;
  text: string;
  remark: string;
  isBlock: boolean;
};

const LINE = /^(\s*)((?:[-–—•*·](?:\s+|$)|[-–•](?=\p{L}))*)(.*)$/su;
const FIELD = /^(["']?)([\p{L}_][\p{L}\d_-]*)\1\s*:(?!\/\/)\s*(.*)$/su;
/** What nobody means to say: it separates documents, or came along from a chat. */
const NOTHING = /^\s*(?:---|\.\.\.|```\w*)$/;
const BLOCK = /^[|>][+-]?\d?$/;
const EMPTY = /^(?:\[\s*\]|\{\s*\}|null|~)$/i;
const QUOTED = /^(?:"(?:[^"\\]|\\["\\/nt])*"|'(?:[^']|'')*')$/;
/** What YAML takes for something else than a text. */
const UNSAFE = /^[[\]{}&*!|>%@`"'#,]|^[-?:](?:\s|$)|:(?:\s|$)|\s#/;
/** A remark begins with a `#` between spaces; but `# 12` and `#1` are the text's own. */
const REMARK = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|.*?)(?:^|\s+)(#\s+\D.*)$/s;

/**
 * YAML as owners write it: every scalar is a text, and a text with a colon, a brace, a star or half
 * a pair of quotes in it is still that text. A line belongs where a field of its name may stand,
 * however far it is from the edge. What cannot be told is a mistake, each slip once: what follows
 * from a broken line is no news.
 */
export function readYaml(source: string, fields: JsonSchema): ReadFile & { mended: string } {
  const { root, lines, remarks, mistakes, mended } = new Reader(source, fields);
  return { value: root.value, lines, remarks, mistakes, mended: mended.join('\n') };
}

class Reader {
  readonly lines = new Map<string, number>();
  readonly remarks = new Map<number, string>();
  readonly mistakes: Mistake[] = [];
  /** The same as any reader of YAML takes it. */
  readonly mended: string[];
  readonly root: Level;
  private levels: Level[];
  private opening: Opening | undefined;
  private number = 0;
  /** Whether something was told of this line, and of the one before it. */
  private isTold = false;
  private wasTold = false;

  constructor(source: string, shape: JsonSchema) {
    this.root = { shape, path: [], column: 0, value: {} };
    this.levels = [this.root];
    this.mended = source.split('\n').map((line) => line.replace(/^\s+/, widen).trimEnd());
    for (const [index, typed] of this.mended.entries()) {
      this.number = index + 1;
      this.read(typed, parseLine(typed));
    }
  }

  private read(typed: string, line: Line): void {
    const isInBlock = this.opening?.isBlock && line.indent > this.opening.indent;
    if (NOTHING.test(typed)) {
      this.mended[this.number - 1] = '';
    } else if (isInBlock || /^\s*[^\s#]/.test(typed)) {
      this.lines.set('', this.lines.get('') ?? this.number);
      this.wasTold = this.isTold;
      this.isTold = false;
      if (isInBlock) {
        this.goOn(typed.trim());
      } else if (line.bullet) {
        this.readItem(line);
      } else if (line.key) {
        this.readField(line);
      } else {
        this.readWords(line);
      }
    }
  }

  private readItem(line: Line): void {
    const top = this.levels.at(-1) ?? this.root;
    const lists = this.levels.filter(({ shape }) => shape.items);
    const isBegun = top.shape.items && Object.keys(top.value).length === 0;
    const list =
      lists.findLast(({ shape }) => hasField(shape.items, line.key)) ??
      (isBegun ? top : lists.findLast(({ column }) => column === line.indent)) ??
      (top.shape.items || line.indent <= top.column ? lists.at(-1) : undefined);
    if (list) {
      this.begin(list, line);
    } else if (this.opening?.text === '' && line.indent > this.opening.indent) {
      const problem = 'aqui vai um texto, na mesma linha do nome do campo.';
      this.fail(problem, 'escreva o texto depois dos dois-pontos e de um espaço, sem traço.');
    } else if (!this.tellHeading(line)) {
      this.fail('aqui não há lista.', 'apague o traço, ou ponha em cima o nome da lista.');
    }
  }

  private readField(line: Line): void {
    const { key, indent, words } = line;
    const top = this.levels.at(-1) ?? this.root;
    const free = this.levels.filter((level) => key in findFree(level));
    const level = free.findLast(({ column }) => column === indent) ?? free.at(-1);
    const list = this.levels.findLast(({ shape }) => hasField(shape.items, key));
    const item = list && this.levels[this.levels.indexOf(list) + 1];
    if (level) {
      this.leave(level, isText(level.shape.properties?.[key]) ? indent : -1);
      settle(level, indent);
      this.open(level, key, line, `${' '.repeat(level.column)}${key}:`);
    } else if (list && (!item || Object.keys(item.value)[0] === key)) {
      this.tellDash(list, words);
      this.begin(list, line);
    } else if (this.levels.some(({ value }) => Object.hasOwn(value, key))) {
      this.fail(`o campo ${key} está escrito duas vezes.`, 'apague uma das duas linhas.');
    } else if (isText(top.shape.items) && indent >= top.column) {
      this.tellDash(top, words);
    } else if (!this.tellHeading(line)) {
      const isAround = ({ shape, column }: Level) => shape.properties && column <= indent;
      this.tellUnknown(this.levels.findLast(isAround) ?? this.root, line, '');
    }
  }

  private readWords({ indent, words }: Line): void {
    const { opening, root } = this;
    const top = this.levels.at(-1) ?? root;
    if (opening && indent > opening.indent && !(opening.text && opening.level.shape.items)) {
      this.goOn(words);
    } else if (isText(top.shape.items)) {
      this.tellDash(top, words);
    } else {
      this.tellName(top.shape.items ?? top.shape, words, '');
    }
  }

  /** Begins an item of a list. */
  private begin(list: Level, line: Line): void {
    this.leave(list);
    settle(list, line.indent);
    const dash = `${' '.repeat(list.column)}-`;
    const shape = list.shape.items ?? {};
    const key = Object.keys(list.value).length;
    if (isText(shape)) {
      this.open(list, key, { ...line, text: line.words }, dash);
      return;
    }
    const column = line.indent === list.column ? line.column : list.column + 2;
    const item = { shape, path: [...list.path, key], column, value: {}, parent: list };
    const start = dash.padEnd(column);
    const [first = ''] = Object.keys(shape.properties ?? {});
    this.levels.push(item);
    this.lines.set(formatPath(item.path), this.number);
    if (hasField(shape, line.key)) {
      this.open(item, line.key, line, `${start}${line.key}:`);
    } else if (line.key) {
      this.tellUnknown(item, line, start);
    } else if (line.text) {
      this.tellName(shape, line.text, '- ');
      this.open(item, first, line, `${start}${first}:`);
    }
  }

  /** Begins what a field or an item of a list says. */
  private open(level: Level, key: PropertyKey, line: Line, start: string): void {
    const { indent, text: typed } = line;
    const [, text = typed, remark = ''] = (!QUOTED.test(typed) && REMARK.exec(typed)) || [];
    const opening = { level, key, line: this.number, indent, start, text: text.trim(), remark };
    const isBlock = BLOCK.test(opening.text);
    this.opening = { ...opening, isBlock, text: isBlock ? '' : opening.text };
    this.lines.set(formatPath([...level.path, key]), this.number);
    if (remark) {
      this.remarks.set(this.number, remark);
    }
    this.say(this.opening);
    const shape = level.shape.properties?.[String(key)];
    if (shape && !isText(shape)) {
      this.enter(level, String(key));
      if (readText(opening.text)) {
        const names = Object.keys(shape.properties ?? {}).join(', ');
        const problem = `aqui ${shape.items ? 'vai uma lista' : 'vão vários campos'}, e nenhum texto depois dos dois-pontos.`;
        const item = 'ponha cada item embaixo, com um traço e um espaço antes: - item.';
        this.fail(problem, shape.items ? item : `escreva embaixo os campos daqui: ${names}.`);
      }
    }
  }

  /** Opens a list or a group of fields. */
  private enter(level: Level, key: string): void {
    const shape = level.shape.properties?.[key] ?? {};
    const value = shape.items ? [] : {};
    put(level, key, undefined);
    this.opening = undefined;
    this.levels.push({
      shape,
      path: [...level.path, key],
      column: level.column + 2,
      value,
      parent: level,
    });
  }

  /** Goes back to a level; those under it that are no further from the edge than a line stay open. */
  private leave(level: Level, indent = -1): void {
    const at = this.levels.indexOf(level);
    this.levels = this.levels.filter(({ column }, index) => index <= at || column <= indent);
  }

  private goOn(words: string): void {
    if (this.opening) {
      this.opening.text = `${this.opening.text} ${words}`.trim();
      this.say(this.opening);
      this.mended[this.number - 1] = this.opening.isBlock
        ? (this.mended[this.number - 1] ?? '')
        : '';
    }
  }

  private say({ level, key, line, start, text, remark, isBlock }: Opening): void {
    const said = readText(text);
    if (said || !level.shape.items) {
      put(level, key, said || undefined);
    }
    const isSafe = QUOTED.test(text) || (said === text && !UNSAFE.test(text));
    const parts = [start, isSafe ? text : JSON.stringify(said), remark];
    const mended = parts.filter(Boolean).join(' ');
    const typed = this.mended[line - 1] ?? '';
    // Spaces are the owner's, whatever their number.
    const isTyped =
      isBlock || typed.replace(/(?<=\S) +/g, ' ') === mended.replace(/(?<=\S) +/g, ' ');
    this.mended[line - 1] = isTyped ? typed : mended;
  }

  private tellUnknown(level: Level, line: Line, start: string): void {
    const names = Object.entries(findFree(level)).flatMap(([key, { title = key }]) => [
      [slug(key), key] as const,
      [slug(title), key] as const,
    ]);
    const nearest = findNearest(
      slug(line.key),
      names.map(([name]) => name),
    );
    const [, meant] = names.find(([name]) => name === nearest) ?? [];
    const all = Object.keys(level.shape.properties ?? {}).join(', ');
    const delete_ = `apague-o. Os campos daqui são: ${all}.`;
    this.fail(
      'este campo não existe aqui.',
      meant ? `você quis dizer ${meant}? Troque o nome.` : delete_,
    );
    this.opening = undefined;
    if (meant) {
      this.leave(level);
      this.open(level, meant, line, start);
    }
  }

  private tellName(shape: JsonSchema, words: string, dash: string): void {
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(words) ?? [];
    const [first = ''] = Object.keys(shape.properties ?? {});
    const example = hasField(shape, word) ? `${word}: ${rest}` : `${first}: ${words}`;
    this.fail(
      `falta o nome do campo, ou os dois-pontos com um espaço depois, em ${quote(words, 40)}.`,
      `escreva como nas linhas vizinhas: ${dash}${example}.`,
    );
  }

  private tellDash({ column }: Level, words: string): void {
    this.fail(
      `falta o traço antes de ${quote(words, 40)}.`,
      `comece a linha com ${column} espaços, um traço e um espaço; o que só continua a linha de cima vai na mesma linha que ela.`,
    );
  }

  /** Tells of a heading that a line needs over it, and reads the line as under that heading. */
  private tellHeading(line: Line): boolean {
    const isUnder = ({ items, properties }: JsonSchema) =>
      line.bullet
        ? items && (isText(items) || hasField(items, line.key))
        : hasField({ properties }, line.key);
    const headings = this.levels
      .toReversed()
      .flatMap((level) =>
        Object.entries(findFree(level)).flatMap(([key, shape]) =>
          isUnder(shape) ? { level, key } : [],
        ),
      );
    const [found] = headings;
    if (found) {
      const names = headings.map(({ key }) => `${key}:`).join(' ou ');
      this.fail(
        'falta uma linha em cima desta, com o nome do que ela começa.',
        `escreva em cima dela, sozinho numa linha: ${names}`,
      );
      this.leave(found.level);
      this.enter(found.level, found.key);
      line.bullet ? this.readItem(line) : this.readField(line);
    }
    return found !== undefined;
  }

  private fail(problem: string, fix: string): void {
    if (!(this.isTold || this.wasTold)) {
      const received = this.mended[this.number - 1]?.trim() ?? '';
      this.mistakes.push({ line: this.number, received, problem, fix });
    }
    this.isTold = true;
  }
}

const isText = (shape: JsonSchema | undefined) => shape && !(shape.items || shape.properties);
const hasField = (shape: JsonSchema | undefined, key: string) =>
  Object.hasOwn(shape?.properties ?? {}, key);

/** The fields of a group that are not there yet. */
function findFree({ shape, value }: Level): Record<string, JsonSchema> {
  const fields = Object.entries(shape.properties ?? {});
  return Object.fromEntries(fields.filter(([key]) => !Object.hasOwn(value, key)));
}

/** What nothing was said of is not there. */
function put({ value, path, parent }: Level, key: PropertyKey, said: unknown): void {
  Reflect.set(value, key, said);
  if (parent) {
    put(parent, path.at(-1) ?? '', value);
  }
}

/** The first line of a list or a group says where its others stand. */
function settle(level: Level, indent: number): void {
  const isDeeper = indent >= (level.parent?.column ?? -1) + (level.shape.items ? 0 : 1);
  if (isDeeper && Number.isFinite(indent) && Object.keys(level.value).length === 0) {
    level.column = indent;
  }
}

function parseLine(line: string): Line {
  const [, spaces = '', bullet = '', words = ''] = LINE.exec(line) ?? [];
  const [, , key = '', text = words] = FIELD.exec(words) ?? [];
  const indent = spaces.includes('\t') ? Number.POSITIVE_INFINITY : spaces.length;
  const column = indent + (bullet === '' || /^-\s+$/.test(bullet) ? bullet.length : 2);
  return { indent, bullet, column, words, key, text };
}

/** Spaces of any kind, as wide as they look; those of no width are nothing. */
function widen(spaces: string): string {
  return spaces
    .replace(/[\ufeff\u200b]/g, '')
    .replaceAll('\u3000', '  ')
    .replace(/[^\t]/g, ' ');
}

/** What is meant: without the quotes around it, or the half of a pair that a slip left. */
function readText(typed: string): string {
  const first = typed.charAt(0);
  const inner = typed.slice(1, -1);
  if (QUOTED.test(typed)) {
    return first === '"'
      ? inner.replace(/\\(.)/g, (_, sign) => (/[nt]/.test(sign) ? ' ' : sign))
      : inner.replaceAll("''", "'");
  }
  if (EMPTY.test(typed)) {
    return '';
  }
  if (/["']/.test(first) && typed.length > 1 && typed.endsWith(first)) {
    const rest = inner
      .replace(/(?<=\p{L})["'](?=\p{L})/gu, '')
      .replace(/(?<=^|[\s(])(["'])[^"']*\1(?=$|[\s.,;:!?)])/g, '');
    return rest.includes(first) ? typed : inner;
  }
  return /["']/.test(first) && !typed.slice(1).includes(first) ? typed.slice(1) : typed;
}
