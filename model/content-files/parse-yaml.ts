import type { JsonSchema } from '../schema/json-schema';
import { findNearest } from '../text/nearest';
import { quote } from '../text/quote';
import { slug } from '../text/slug';
import type { ContentProblem } from './content-error';
import fieldAliases from './field-aliases.json' with { type: 'json' };
import { formatPath, type Path, type SourceLocation } from './source-location';

/** Other names that owners use for a field; its label is accepted, too. */
const ALIASES: Readonly<Record<string, readonly string[]>> = fieldAliases;

/** A syntax problem; lines count from 1, and 0 is the whole file. */
export type ParseProblem = Omit<ContentProblem, keyof SourceLocation> & { line: number; at?: Path };

/** A parsed file, not yet validated. */
export type ParsedFile = {
  /** Texts, lists and groups of fields. */
  value: object;
  /** The line of each value by its path, from 1. */
  lines: Map<string, number>;
  /** Comments after a value, by line. */
  comments: Map<number, string>;
  parseProblems: ParseProblem[];
};

/** An open group or list that the next lines may continue, and the column of its content. */
type Level = { shape: JsonSchema; path: Path; value: object; column: number };

/** A text that the next lines may continue; in a block, all deeper lines do. */
type OpenText = { level: Level; key: PropertyKey; indent: number; text: string; isBlock: boolean };

const LINE = /^([\s\u200b]*)((?:[-–—•*·](?:\s+|$)|[-–•](?=\p{L}))*)(.*)$/su;
const FIELD = /^(["']?)([\p{L}_][\p{L}\d_-]*)\1\s*:(?!\/\/)\s*(.*)$/su;
/** Lines to skip: comments, document separators, code fences pasted from a chat, empty lists. */
const IGNORED = /^(?:#.*|---|\.\.\.|```\w*|\{\s*\}|\[\s*\])?$/s;
const BLOCK = /^[|>][+-]?\d?$/;
/** Two fields of an item in one line: `sáb: 8h às 17h`. */
const PAIR = /^([^:]+?)\s*:\s*(.+)$/s;
const EMPTY_VALUE = /^(?:\[\s*\]|\{\s*\}|null|~)$/i;
/** A text in quotes of any kind, even mismatched: phones change quotes while typing. */
const IN_QUOTES = /^["'“”‘’«»´`]([^"'“”‘’«»´`]*)["'“”‘’«»´`]$/;
const QUOTED = /^(?:"(?:[^"\\]|\\["\\/nt])*"|'(?:[^']|'')*')$/;
/** A comment begins with a `#` between spaces; `# 12` and `#1` belong to the text. */
const COMMENT = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|.*?)(?:^|\s+)(#\s+[^\d\s].*)$/s;

/**
 * Parses YAML as owners write it: every scalar is a text, even with a colon, a brace, a star or an
 * unclosed quote in it. The field's name, not the indentation, decides where a line belongs. Each
 * mistake is reported once, without the problems that follow from it.
 */
export function parseYaml(source: string, fields: JsonSchema): ParsedFile {
  const { root, lines, comments, parseProblems } = new Parser(source, fields);
  // Drops empty values.
  const value = JSON.parse(JSON.stringify(root.value), (_, one) =>
    Object.keys(one).length === 0 ? undefined : one,
  );
  return { value: value ?? {}, lines, comments, parseProblems };
}

class Parser {
  readonly lines = new Map<string, number>();
  readonly comments = new Map<number, string>();
  readonly parseProblems: ParseProblem[] = [];
  readonly root: Level;
  private levels: Level[];
  private line = parseLine('', 0);
  private openText?: OpenText;
  /** Fields parsed when the last problem was reported. */
  private fieldsAtLastReport = -1;

  constructor(source: string, shape: JsonSchema) {
    this.root = { shape, path: [], value: {}, column: 0 };
    this.levels = [this.root];
    for (const [index, typed] of source.split('\n').entries()) {
      this.line = parseLine(typed, index + 1);
      const isInText = this.line.indent > (this.openText?.indent ?? Number.POSITIVE_INFINITY);
      const isHeading = this.levels
        .flatMap(listUnset)
        .some(([name, shape]) => name === this.line.words && !isText(shape));
      // The name of a missing list or group, without its colon.
      if (!isInText && isHeading) {
        this.line = parseLine(`${typed.trimEnd()}:`, index + 1);
      }
      this.read();
    }
  }

  /** The innermost open group or list. */
  private get top(): Level {
    return this.levels.at(-1) ?? this.root;
  }

  private read(): void {
    const { openText } = this;
    const { indent, bullet, words, key, received } = this.line;
    const isDeeper = openText && indent > openText.indent;
    const pairList = this.findPairList();
    const isListItem = openText?.text && openText.level.shape.items;
    if (isDeeper && openText.isBlock) {
      this.continueText(openText, received);
    } else if (bullet) {
      this.readItem();
    } else if (IGNORED.test(words)) {
      return;
    } else if (pairList) {
      this.beginItem(pairList);
    } else if (key) {
      this.readField();
    } else if (isDeeper && !isListItem) {
      this.continueText(openText, words);
    } else {
      this.reportMissing(this.top);
    }
  }

  private readItem(): void {
    const { top, openText } = this;
    const { indent, key } = this.line;
    const isEmptyList = top.shape.items && Object.keys(top.value).length === 0;
    if (key && !this.levels.some(({ shape }) => hasField(shape.items, key))) {
      this.openMissing();
    }
    const lists = this.levels.filter(({ shape }) => shape.items);
    const own = lists.findLast(({ shape }) => hasField(shape.items, key));
    const list =
      own ??
      (isEmptyList ? top : lists.findLast(({ column }) => column === indent)) ??
      (top.shape.items || indent <= top.column ? lists.at(-1) : undefined);
    // A dash before a missing field of an open group is a slip, unless it is in an item's column.
    const isField = this.levels.some((level) => isUnset(level, key));
    if (isField && indent > (own?.column ?? -1)) {
      this.readField();
    } else if (list) {
      this.beginItem(list);
    } else if (openText?.text === '' && indent > openText.indent) {
      this.continueText(openText, this.line.words);
    } else {
      this.reportMisplaced(top);
    }
  }

  /** Begins an item of a list. */
  private beginItem(list: Level): void {
    const { indent, key, text, words } = this.line;
    const { items: shape = {} } = list.shape;
    const [, first, second = ''] = PAIR.exec(words) ?? [];
    const index = Object.keys(list.value).length;
    this.closeInside(list);
    if (index === 0 && Number.isFinite(indent)) {
      list.column = indent;
    }
    const item = isText(shape) ? list : this.open(list, index, shape);
    if (item === list) {
      this.beginValue(list, index, words);
    } else if (hasField(shape, key)) {
      this.beginValue(item, key, text);
    } else if (shape.pair && first && !guessField(shape, key)) {
      this.beginValue(item, shape.pair[0], first);
      this.beginValue(item, shape.pair[1], second);
    } else if (key) {
      this.reportUnknownField(item);
    } else if (text && indent === list.column) {
      this.beginValue(item, String(Object.keys(shape.properties ?? {})[0]), text);
    } else if (text) {
      this.reportMissing(item);
    }
  }

  /** The list that a pair without a dash belongs to. */
  private findPairList(): Level | undefined {
    const { indent, words, key } = this.line;
    const isField = this.levels.some(({ shape }) => guessField(shape.items ?? shape, key));
    const isPairList = ({ shape, column }: Level) => shape.items?.pair && indent === column;
    return PAIR.test(words) && !isField ? this.levels.findLast(isPairList) : undefined;
  }

  private readField(): void {
    const { indent, key, text } = this.line;
    const { levels, top } = this;
    const level = levels.findLast((one) => isUnset(one, key));
    const list = levels.findLast(({ shape }) => hasField(shape.items, key));
    const item = list && levels[levels.indexOf(list) + 1];
    if (level) {
      this.closeInside(level);
      this.beginValue(level, key, text);
    } else if (list && (!item || Object.keys(item.value)[0] === key)) {
      this.beginItem(list);
    } else if (levels.some(({ value }) => Object.hasOwn(value, key))) {
      this.report(`o campo ${key} está escrito duas vezes.`, 'apague uma das duas linhas.');
    } else if (isText(top.shape.items) && indent >= top.column) {
      this.reportMissing(top);
    } else {
      const isOuter = ({ shape, column }: Level) => shape.properties && column <= indent;
      this.reportMisplaced(levels.findLast(isOuter) ?? this.root);
    }
  }

  /** Begins the value of a field or a list item. */
  private beginValue(level: Level, key: PropertyKey, typed: string): void {
    const { line, indent, bullet } = this.line;
    const [, value = typed, comment] = (!QUOTED.test(typed) && COMMENT.exec(typed)) || [];
    if (comment) {
      this.comments.set(line, comment);
    }
    const shape = level.shape.properties?.[String(key)];
    const isBlock = BLOCK.test(value);
    // The text of an item may begin below its dash; its fields align with the first one.
    const column = level.shape.items || !bullet ? indent : indent + Math.max(bullet.length, 2);
    this.openText = { level, key, indent: column, text: '', isBlock };
    this.lines.set(formatPath([...level.path, key]), line);
    this.continueText(this.openText, isBlock ? '' : value);
    if (shape && !isText(shape)) {
      this.open(level, key, shape);
      if (readText(value)) {
        const written = shape.items ? 'cada item depois de um traço e um espaço' : listNames(shape);
        this.report(
          'aqui vai mais de uma coisa, e nada na mesma linha.',
          `escreva embaixo: ${written}.`,
        );
      }
    }
  }

  /** Opens a list or a group of fields. */
  private open({ path, value, column }: Level, key: PropertyKey, shape: JsonSchema): Level {
    const level = { shape, path: [...path, key], value: shape.items ? [] : {}, column: column + 2 };
    Reflect.set(value, key, level.value);
    this.lines.set(formatPath(level.path), this.line.line);
    this.levels.push(level);
    this.openText = undefined;
    return level;
  }

  private continueText(openText: OpenText, words: string): void {
    const { level, key } = openText;
    openText.text = `${openText.text} ${words}`.trim();
    const value = readText(openText.text);
    if (value || !level.shape.items) {
      Reflect.set(level.value, key, value || undefined);
    }
  }

  /** Closes the levels inside a level. */
  private closeInside(level: Level): void {
    this.levels = this.levels.slice(0, this.levels.indexOf(level) + 1);
  }

  /** The missing lists and groups to which the line may belong. If there is only one, opens it. */
  private openMissing() {
    const { bullet, key } = this.line;
    const isUnder = ({ items, properties }: JsonSchema) =>
      bullet && !key ? items && isText(items) : hasField(bullet ? items : { properties }, key);
    const free = (level: Level) =>
      listUnset(level).map(([name, shape]) => ({ level, name, shape }));
    const headings = this.levels.flatMap(free).filter(({ shape }) => isUnder(shape));
    const [heading, ...others] = headings;
    if (heading && others.length === 0) {
      this.closeInside(heading.level);
      this.open(heading.level, heading.name, heading.shape);
    }
    return headings;
  }

  private reportMisplaced(level: Level): void {
    const headings = this.openMissing();
    if (headings.length === 1) {
      this.read();
    } else if (headings.length > 0) {
      const names = headings.map(({ name }) => `"${name}:"`).join(' ou ');
      const problem = 'falta em cima desta linha o nome da lista ou do grupo de que ela é.';
      this.report(problem, `escreva em cima dela, sozinho numa linha, ${names}.`);
    } else if (this.line.key) {
      this.reportUnknownField(level);
    } else {
      this.reportMissing(level);
    }
  }

  private reportUnknownField(level: Level): void {
    const { key, text } = this.line;
    const guess = guessField(level.shape, key);
    const isTaken = guess && Object.hasOwn(level.value, guess);
    const problem = 'este campo não existe aqui.';
    if (guess && isText(level.shape.properties?.[guess]?.items)) {
      const target = isTaken ? `em "${guess}:"` : `"${guess}:" e, embaixo`;
      this.report(problem, `escreva ${target}, numa linha só para isto, "  - ${text}".`);
    } else if (guess && !isTaken) {
      this.report(problem, `você quis dizer "${guess}"? Troque o nome.`);
      this.closeInside(level);
      this.beginValue(level, guess, text);
    } else {
      const names = listNames(level.shape);
      this.report(
        problem,
        `troque o nome pelo certo, que é um destes: ${names}; ou apague a linha.`,
      );
    }
  }

  /** Reports a line without a field's name, or without the dash of a list item. */
  private reportMissing({ shape: { items, ...group }, column }: Level): void {
    const { words, bullet, indent } = this.line;
    const { key, text, level } = this.openText ?? {};
    const shape = items ?? group;
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(words) ?? [];
    const [first = ''] = Object.keys(shape.properties ?? {});
    const name = hasField(shape, word) ? word : guessField(shape, word);
    if (isText(items) && indent >= column) {
      this.report(
        `falta o traço antes de ${quote(words, 40)}.`,
        `escreva "${' '.repeat(column)}- ${words}"; o que só continua a linha de cima vai na mesma linha que ela.`,
      );
    } else if (text && !bullet && !name) {
      const start = level?.shape.items ? '-' : `${String(key)}:`;
      this.report(
        'esta linha não é de nenhum campo.',
        `se continua a de cima, escreva as duas numa só: "${start} ${text} ${words}"; se não, apague-a.`,
      );
    } else {
      const example = name ? `${name}: ${rest}` : `${first}: ${words}`;
      this.report(
        `falta o nome do campo, ou os dois-pontos com um espaço depois, em ${quote(words, 40)}.`,
        `escreva "${bullet}${example}", como nas linhas vizinhas.`,
      );
    }
  }

  private report(problem: string, fix: string): void {
    const { line, received } = this.line;
    if (this.fieldsAtLastReport < this.lines.size) {
      this.parseProblems.push({ line, received, problem, fix, at: this.levels.at(-1)?.path ?? [] });
    }
    this.fieldsAtLastReport = this.lines.size;
  }
}

const isText = (shape: JsonSchema | undefined) => shape && !(shape.items || shape.properties);
const hasField = (shape: JsonSchema | undefined, key: string) =>
  Object.hasOwn(shape?.properties ?? {}, key);
export const listNames = ({ properties = {} }: JsonSchema) => Object.keys(properties).join(', ');

/** The field that an unknown name probably means. */
function guessField({ properties = {} }: JsonSchema, typed: string): string | undefined {
  const alias = Object.keys(properties).find((own) => ALIASES[own]?.includes(slug(typed)));
  const fields = Object.entries(properties).flatMap(([own, { title = own }]) =>
    [own, title].map((name) => ({ own, name: slug(name) })),
  );
  const names = fields.map(({ name }) => name);
  const nearest = findNearest(slug(typed), names);
  return alias ?? fields.find(({ name }) => name === nearest)?.own;
}

const isUnset = (level: Level, key: string) => listUnset(level).some(([name]) => name === key);

/** The fields that a group does not have yet. */
function listUnset({ shape, value }: Level): [key: string, shape: JsonSchema][] {
  return Object.entries(shape.properties ?? {}).filter(([key]) => !Object.hasOwn(value, key));
}

/**
 * Splits a line into indentation, dashes, and a text that may be a field's name and value.
 * An ideographic space counts as two columns, a zero-width one as none, and a tab as
 * infinitely deep.
 */
function parseLine(typed: string, line: number) {
  const [, spaces = '', bullet = '', words = ''] = LINE.exec(typed.trimEnd()) ?? [];
  const [, , key = '', text = words] = FIELD.exec(words) ?? [];
  const { length } = spaces.replace(/[\ufeff\u200b]/g, '').replaceAll('\u3000', '  ');
  const indent = spaces.includes('\t') ? Number.POSITIVE_INFINITY : length;
  return { line, received: typed.trim(), indent, bullet, words, key, text };
}

/** Removes the quotes around a text, or an unclosed one. */
function readText(typed: string): string {
  const first = typed.charAt(0);
  const inner = typed.slice(1, -1);
  if (QUOTED.test(typed)) {
    return first === '"'
      ? inner.replace(/\\(.)/g, (_, sign) => (/[nt]/.test(sign) ? ' ' : sign))
      : inner.replaceAll("''", "'");
  }
  if (EMPTY_VALUE.test(typed)) {
    return '';
  }
  const [, whole] = IN_QUOTES.exec(typed) ?? [];
  if (whole !== undefined || !/["']/.test(first)) {
    return whole ?? typed;
  }
  if (!typed.endsWith(first)) {
    return typed.slice(1).includes(first) ? typed : typed.slice(1);
  }
  // In `"Um" e "dois"`, the first quote is closed before the end; in `'Copo d'água'`, it is not.
  const [, closing] =
    /^(?:[^"']|(?<=\p{L})["'](?=\p{L}))*(?<=[^\s("'])(["'])(?!\p{L})/u.exec(inner) ?? [];
  return closing === first ? typed : inner;
}
