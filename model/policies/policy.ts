import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { explainMissingCharacter } from '../fields/display-font';
import { PAGE_IDS } from '../shop/site-url';
import { setQuotes } from '../text/quotes';
import { slug } from '../text/slug';

/** @file Parses a policy's Markdown into topics, and finds what a policy page can't show. */

/** The Markdown that a policy page can show, as the types of marked's tokens. */
const ALLOWED_TOKENS = [
  'paragraph',
  'text',
  'list',
  'list_item',
  'space',
  'strong',
  'em',
  'link',
  'br',
  'escape',
  'hr',
  'blockquote',
];

/** Matches a table row, or a line that marks a Git conflict. Marked may read either as plain text. */
const TABLE_OR_CONFLICT = /^\s*\||^[<=>]{7}/;

const ONLY_PLAIN =
  'aqui cabem títulos com ##, parágrafos, listas, **negrito** e [links](https://…): escreva o resto como texto comum.';
const NO_HEADING = 'escreva em cima deste texto uma linha com o assunto, como ## Assunto.';
const SAME_HEADING = 'mude este título: outro lugar da página já tem o mesmo.';
const HEADING_WITHOUT_WORDS = 'escreva este título com letras ou números.';

/** The prefix of a topic's id. Without it, ad blockers would hide a topic whose id is `lgpd` or `cookies`. */
export const TOPIC_PREFIX = 'topico-';

/** A link as the owner wrote it, with the index of its line in the Markdown. */
export type WrittenLink = { href: string; line: number };

/** A topic of a policy: a heading and the Markdown below it, up to the next heading. */
export type Topic = {
  id: string;
  /** The heading without its formatting. */
  heading: string;
  /** The heading, and then the text of the topic. Neighbouring pieces of plain text are one token. */
  tokens: Token[];
  links: WrittenLink[];
};

/** The problems of a policy: a message in Portuguese, by the index of its line. */
type Problems = Map<number, string>;

/** Parses a policy, and finds everything that a policy page can't show, except links that lead nowhere. */
export function parsePolicy(lines: readonly string[]): { topics: Topic[]; problems: Problems } {
  const tokens = lexer(lines.map(setQuotesOfHeading).join('\n'));
  const topics: Topic[] = [];
  const found: [line: number, problem: string | undefined][] = [];
  for (const [token, line] of addLines(tokens, 0)) {
    if (isTopicHeading(token)) {
      const topic = createTopic(token);
      found.push([line, explainHeading(topic, topics)]);
      topics.push(topic);
    }
    const topic = topics.at(-1);
    if (topic) {
      topic.tokens.push(token);
      topic.links.push(...listLinks(token, line));
    } else if (token.type !== 'space') {
      found.push([line, NO_HEADING]);
    }
    found.push(...listUnshowable(token, line));
  }
  if (topics.length === 0) {
    found.push([0, NO_HEADING]);
  }
  for (const [line, text] of lines.entries()) {
    if (TABLE_OR_CONFLICT.test(text)) {
      found.push([line, ONLY_PLAIN]);
    }
  }
  prepareForPage(tokens);
  return { topics, problems: keepFirstOfEachLine(found) };
}

function keepFirstOfEachLine(found: readonly [number, string | undefined][]): Problems {
  const problems: Problems = new Map();
  for (const [line, problem] of found) {
    if (problem && !problems.has(line)) {
      problems.set(line, problem);
    }
  }
  return problems;
}

function listLinks(token: Token, line: number): WrittenLink[] {
  return listTokens(token, line).flatMap(([inner, lineOfInner]) =>
    inner.type === 'link' ? [{ href: inner.href, line: lineOfInner }] : [],
  );
}

/** The lines in a token that a policy page can't show, each with advice. */
function listUnshowable(token: Token, line: number): [number, string][] {
  return listTokens(token, line).flatMap(([inner, lineOfInner]) => {
    const isAllowed = ALLOWED_TOKENS.includes(inner.type) || isTopicHeading(inner);
    return isAllowed ? [] : [[lineOfInner, ONLY_PLAIN]];
  });
}

/** Sets the quotation marks of a heading, which is in the display font. A Markdown editor may have escaped them. */
function setQuotesOfHeading(line: string): string {
  return line.startsWith('## ') ? setQuotes(line.replace(/\\(["'])/g, '$1')) : line;
}

/** Whether a token is a heading of the second level, which begins a topic. */
function isTopicHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2;
}

function createTopic(token: Tokens.Heading): Topic {
  const heading = readText(token.tokens);
  return { id: TOPIC_PREFIX + slug(heading), heading, tokens: [], links: [] };
}

/** Says, in Portuguese, why a heading can't begin a topic. Undefined if it can. */
function explainHeading({ id, heading }: Topic, topicsAbove: readonly Topic[]): string | undefined {
  if (topicsAbove.some((above) => above.id === id)) {
    return SAME_HEADING;
  }
  const hasNoWords = slug(heading) === '';
  return explainMissingCharacter(heading) ?? (hasNoWords ? HEADING_WITHOUT_WORDS : undefined);
}

/** The text of tokens, without its formatting. */
function readText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const inner = listInnerTokens(token);
      return inner.length > 0 || !('text' in token) ? readText(inner) : token.text;
    })
    .join('');
}

/**
 * Merges neighbouring pieces of plain text, which marked splits at every escaped character, so that `(11) 90000\-0000`
 * is one number again. Points links to topics at their ids: `#contato` becomes `#topico-contato`.
 */
function prepareForPage(tokens: readonly Token[]): void {
  walkTokens([...tokens], (token) => {
    if (token.type === 'link') {
      token.href = addTopicPrefix(token.href);
    }
    if ('tokens' in token && token.tokens) {
      token.tokens = mergePlainText(token.tokens);
    }
  });
}

function mergePlainText(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (!isPlainText(token)) {
      merged.push(token);
    } else if (last && isPlainText(last)) {
      merged.splice(-1, 1, createText(last.raw + token.raw, last.text + encodeText(token)));
    } else {
      merged.push(createText(token.raw, encodeText(token)));
    }
  }
  return merged;
}

function isPlainText(token: Token): token is Tokens.Text | Tokens.Escape {
  return token.type === 'escape' || (token.type === 'text' && !('tokens' in token));
}

function createText(raw: string, text: string): Tokens.Text {
  return { type: 'text', raw, text, escaped: false };
}

/** The text of a token, in which an escaped ampersand stays one: marked would read `\&amp;` as an entity. */
function encodeText({ type, text }: Tokens.Text | Tokens.Escape): string {
  return type === 'escape' ? text.replace('&', '&amp;') : text;
}

/** Matches a link to a topic of the same page, `#contato`, or of a policy, `/termos#contato`. */
const TOPIC_LINK = /^(?<page>(?:\/privacidade|\/termos)?)#(?<fragment>.+)$/;

function addTopicPrefix(href: string): string {
  const { page, fragment } = TOPIC_LINK.exec(href)?.groups ?? {};
  if (!fragment || fragment.startsWith(TOPIC_PREFIX) || PAGE_IDS.some((id) => id === fragment)) {
    return href;
  }
  return `${page}#${TOPIC_PREFIX}${fragment}`;
}

/** A token and all tokens inside it, each with the index of its line. */
function listTokens(token: Token, line: number): [Token, number][] {
  const inner = addLines(listInnerTokens(token), line);
  return [[token, line], ...inner.flatMap(([one, lineOfOne]) => listTokens(one, lineOfOne))];
}

/** Neighbouring tokens, each with the index of its line. */
function addLines(tokens: readonly Token[], firstLine: number): [Token, number][] {
  let line = firstLine;
  return tokens.map((token) => {
    const lineOfToken = line;
    line += countLineBreaks(token.raw);
    return [token, lineOfToken];
  });
}

/** The tokens directly inside a token: the items of a list, or the parts of any other token. */
function listInnerTokens(token: Token): readonly Token[] {
  if ('items' in token) {
    return token.items;
  }
  if ('tokens' in token && token.tokens) {
    return token.tokens;
  }
  return [];
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
