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

/** `line` counts from 0. */
type Mistake = { line: number; advice: string };

/** Takes a policy's Markdown. One line may have several mistakes. */
export function parseTopics(lines: readonly string[]): { topics: Topic[]; mistakes: Mistake[] } {
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const sections = starts.map((start, index) =>
    readSection(lines.slice(start, starts[index + 1]), start),
  );
  return {
    topics: sections.map(({ topic }) => topic),
    mistakes: [
      ...findWrongLines(lines),
      ...findWrongHeadings(lines, sections),
      ...sections.flatMap(({ blocks }) => blocks.flatMap(findUnsupportedLines)),
    ],
  };
}

/** A topic, the line of its heading, and the blocks below. */
type Section = { topic: Topic; start: number; blocks: Block[] };

function readSection(lines: readonly string[], start: number): Section {
  const [title, ...blocks] = lexBlocks(lines, start);
  const heading = readHeading(title?.token);
  const tokens = [createHeading(heading), ...blocks.map(({ token }) => token)];
  return { topic: { id: buildTopicId(heading), heading, tokens }, start, blocks };
}

/** Matches `##Contato`, `### Contato` and ` ## Contato`, but neither `## Contato` nor `#1 do bairro`. */
const WRONG_HEADING = /^(?!## )\s*#(?!\d)/;

/** Markdown would show these lines as they are, or join them into one paragraph. */
const WRONG_LINES = [
  /^\s*[•●◦▪■‣·–—]/, // The start of an item as Word and WhatsApp write it.
  /^\s*(?:-|\d+\.)[A-Za-zÀ-ÿ]/, // A mark without the space that it needs: `-Um`, `1.Um`.
  /^\s*(?:[-*+]|\d+\.)\s*$/, // An item without text.
  /^\s*\|/, // A row of a table.
];

function findWrongLines(lines: readonly string[]): Mistake[] {
  return lines.flatMap((text, line) => {
    if (WRONG_HEADING.test(text)) {
      return [{ line, advice: ASK_FOR_TOPIC }];
    }
    const isWrong = WRONG_LINES.some((pattern) => pattern.test(text));
    return isWrong ? [{ line, advice: ASK_FOR_PLAIN_MARKDOWN }] : [];
  });
}

/** The text begins with a heading. Each heading is plain text that no other one has. */
function findWrongHeadings(lines: readonly string[], sections: readonly Section[]): Mistake[] {
  const ids = sections.map(({ topic }) => topic.id);
  const wrong = sections
    .filter(({ topic }, index) => !canBeHeading(topic.heading) || ids.indexOf(topic.id) < index)
    .map(({ start }) => start);
  const firstText = lines.findIndex((line) => line.trim() !== '');
  if (firstText !== sections[0]?.start) {
    wrong.unshift(Math.max(firstText, 0));
  }
  return wrong.map((line) => ({ line, advice: ASK_FOR_TOPIC }));
}

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

function findUnsupportedLines({ token: block, firstLine }: Block): Mistake[] {
  const unsupported = listTokens(block).filter((token) => !isSupported(token));
  return unsupported.map((token) => {
    const offset = Math.max(0, block.raw.indexOf(findLineToCorrect(token)));
    const line = firstLine + countLineBreaks(block.raw.slice(0, offset));
    return { line, advice: ASK_FOR_PLAIN_MARKDOWN };
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

/** Matches three mistakes that stay plain text: `****` without words, `** a **` with spaces inside, and `[a] (/b)`. */
const FAILED_MARKUP = /\*\*|\] ?\(/;

function isSupported(token: Token): boolean {
  if (isPlainText(token) && FAILED_MARKUP.test(token.raw)) {
    return false;
  }
  if (token.type === 'link') {
    return isAllowedHref(token.href) && token.text.trim() !== '';
  }
  return ALLOWED_TOKENS.includes(token.type);
}
