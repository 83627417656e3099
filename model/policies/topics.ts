import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { displayPattern } from '../fields/display-font';
import { toCurlyQuotes } from '../text/quotes';
import { slug } from '../text/slug';
import { buildTopicId, isAllowedHref } from './links';

/** @file Parses a policy's Markdown into topics. */

/** What policy-page.module.scss styles. */
const ALLOWED_TOKENS = [
  'paragraph',
  'text',
  'list',
  'list_item',
  'space',
  'strong',
  'link',
  'br',
  'escape',
];

const ASK_FOR_TOPIC =
  'cada assunto começa com uma linha como ## Seus direitos: dois #, um espaço, e um título que nenhum outro tem, sem emoji, negrito nem links.';
const ASK_FOR_PLAIN_MARKDOWN =
  'embaixo de um ## assunto cabem parágrafos, listas com - ou 1. e um espaço, **negrito** e [links](https://…), que também começam com /, #, tel: ou mailto:, nenhum deles vazio; escreva o resto como texto comum.';

/** A heading, and the Markdown below it up to the next heading. */
export type Topic = {
  id: string;
  /** The heading's plain text. */
  heading: string;
  /** Includes the heading itself. */
  tokens: Token[];
};

/** Takes a policy's Markdown. The keys of `adviceByLine` are the numbers of lines to correct, counted from 0. */
export function parseTopics(lines: readonly string[]): {
  topics: Topic[];
  adviceByLine: ReadonlyMap<number, string>;
} {
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const topics: Topic[] = [];
  const adviceByLine = new Map<number, string>();

  /** If a line has several mistakes, only the advice on the first one is kept. */
  function advise(line: number, advice: string) {
    adviceByLine.set(line, adviceByLine.get(line) ?? advice);
  }

  for (const [line, text] of lines.entries()) {
    if (WRONG_HEADING.test(text)) {
      advise(line, ASK_FOR_TOPIC);
    }
    if (LIST_FROM_WORD.test(text) || MARK_WITHOUT_SPACE.test(text)) {
      advise(line, ASK_FOR_PLAIN_MARKDOWN);
    }
  }
  const firstText = lines.findIndex((line) => line.trim() !== '');
  if (firstText !== starts[0]) {
    advise(Math.max(firstText, 0), ASK_FOR_TOPIC);
  }
  for (const [index, start] of starts.entries()) {
    const [title, ...blocks] = lexBlocks(lines.slice(start, starts[index + 1]), start);
    const heading = readHeading(title?.token);
    const id = buildTopicId(heading);
    if (!canBeHeading(heading) || topics.some((topic) => topic.id === id)) {
      advise(start, ASK_FOR_TOPIC);
    }
    for (const line of blocks.flatMap(listUnsupportedLines)) {
      advise(line, ASK_FOR_PLAIN_MARKDOWN);
    }
    const tokens = [createHeading(heading), ...blocks.map(({ token }) => token)];
    topics.push({ id, heading, tokens });
  }
  return { topics, adviceByLine };
}

/** Matches the start of an item as Word and WhatsApp write it. Markdown would join such items into one paragraph. */
const LIST_FROM_WORD = /^\s*[•●◦▪■‣·–—]/;
/** Matches a mark without the space that it needs: `-Um`, `1.Um`. Markdown would show it as it is. */
const MARK_WITHOUT_SPACE = /^\s*(?:-|\d+\.)[A-Za-zÀ-ÿ]/;
/** Matches `##Contato`, `### Contato` and ` ## Contato`, but neither `## Contato` nor `#1 do bairro`. */
const WRONG_HEADING = /^(?!## )\s*#(?!\d)/;

/** A block of Markdown, such as a paragraph or a list, and the line on which it begins. */
type Block = { token: Token; firstLine: number };

function lexBlocks(lines: readonly string[], start: number): Block[] {
  let firstLine = start;
  return lexer(lines.join('\n')).map((token) => {
    const block = { token, firstLine };
    firstLine += countLineBreaks(token.raw);
    return block;
  });
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** Returns an empty string if the heading has formatting. The display font has no straight quotation marks. */
function readHeading(title: Token | undefined): string {
  const tokens = title?.type === 'heading' ? (title.tokens ?? []) : [];
  if (!tokens.every(isPlainText)) {
    return '';
  }
  return toCurlyQuotes(tokens.map(({ text }) => text).join(''));
}

function isPlainText(token: Token): token is Tokens.Text | Tokens.Escape {
  return token.type === 'escape' || (token.type === 'text' && !('tokens' in token));
}

function canBeHeading(heading: string): boolean {
  return slug(heading) !== '' && displayPattern().test(heading);
}

function createHeading(heading: string): Tokens.Heading {
  const text: Tokens.Text = { type: 'text', raw: heading, text: heading };
  return { type: 'heading', depth: 2, raw: heading, text: heading, tokens: [text] };
}

function listUnsupportedLines({ token: block, firstLine }: Block): number[] {
  const unsupported = listTokens(block).filter((token) => !isSupported(token));
  return unsupported.map((token) => {
    const offset = Math.max(0, block.raw.indexOf(findLineToCorrect(token)));
    return firstLine + countLineBreaks(block.raw.slice(0, offset));
  });
}

/** Returns the line to correct: the token's first, or the `---` below a heading that's underlined. */
function findLineToCorrect({ type, raw }: Token): string {
  const lines = raw.trim().split('\n');
  const line = type === 'heading' ? lines.at(-1) : lines[0];
  return line ?? '';
}

/** Includes the token itself, and inner tokens at any depth. */
function listTokens(token: Token): Token[] {
  const tokens: Token[] = [];
  walkTokens([token], (inner) => {
    tokens.push(inner);
  });
  return tokens;
}

function isSupported(token: Token): boolean {
  if (token.type === 'link') {
    return isAllowedHref(token.href) && token.text.trim() !== '';
  }
  // Three mistakes that stay plain text: `****` without words, `** a **` with spaces inside, and `[a] (/b)`.
  const isFailedMarkup = token.type === 'text' && /\*\*|\] ?\(/.test(token.raw);
  return ALLOWED_TOKENS.includes(token.type) && !(isFailedMarkup && isPlainText(token));
}
