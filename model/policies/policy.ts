import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { explainMissingCharacter } from '../fields/display-font';
import { PAGE_IDS } from '../shop/site-url';
import { toCurlyQuotes } from '../text/quotes';
import { slug } from '../text/slug';

/** @file Parses a policy's Markdown into topics, and finds what a policy page can't show. */

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

/** Matches a table row or a Git conflict marker, which marked may parse as plain text. */
const TABLE_OR_CONFLICT = /^\s*\||^[<=>]{7}/;

const UNSUPPORTED_MARKDOWN =
  'aqui cabem títulos com ##, parágrafos, listas, **negrito** e [links](https://…): escreva o resto como texto comum.';
const NO_HEADING = 'escreva em cima deste texto uma linha com o assunto, como ## Assunto.';
const REPEATED_HEADING = 'mude este título: outro lugar da página já tem o mesmo.';
const HEADING_WITHOUT_WORDS = 'escreva este título com letras ou números.';

/** Without this prefix, ad blockers would hide a topic with the id `lgpd` or `cookies`. */
export const TOPIC_PREFIX = 'topico-';

/** A link as the owner wrote it, and the index of its line in the Markdown. */
export type WrittenLink = { href: string; line: number };

/** A heading and the Markdown below it, up to the next heading. */
export type Topic = {
  id: string;
  /** The heading without its formatting. */
  heading: string;
  /** Includes the heading itself, and the Markdown below it. */
  tokens: Token[];
  links: WrittenLink[];
};

/** Maps the index of a line to advice in Portuguese. */
type Problems = Map<number, string>;

/** Finds everything that a policy page can't show, but doesn't check where links lead: `explainLink` does. */
export function parsePolicy(lines: readonly string[]): { topics: Topic[]; problems: Problems } {
  const tokens = lexer(lines.map(curlQuotesInHeading).join('\n'));
  const topics: Topic[] = [];
  const found: [line: number, problem: string | undefined][] = [];
  for (const [token, line] of locateTokens(tokens, 0)) {
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
    found.push(...listUnsupported(token, line));
  }
  if (topics.length === 0) {
    found.push([0, NO_HEADING]);
  }
  for (const [line, text] of lines.entries()) {
    if (TABLE_OR_CONFLICT.test(text)) {
      found.push([line, UNSUPPORTED_MARKDOWN]);
    }
  }
  prepareForPage(tokens);
  return { topics, problems: keepFirstProblemPerLine(found) };
}

function keepFirstProblemPerLine(found: readonly [number, string | undefined][]): Problems {
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

function listUnsupported(token: Token, line: number): [number, string][] {
  return listTokens(token, line).flatMap(([inner, lineOfInner]) => {
    const isAllowed = ALLOWED_TOKENS.includes(inner.type) || isTopicHeading(inner);
    return isAllowed ? [] : [[lineOfInner, UNSUPPORTED_MARKDOWN]];
  });
}

/** Replaces straight quotation marks, which the display font lacks. A Markdown editor may have escaped them. */
function curlQuotesInHeading(line: string): string {
  return line.startsWith('## ') ? toCurlyQuotes(line.replace(/\\(["'])/g, '$1')) : line;
}

/** Topics begin with a second-level heading. */
function isTopicHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2;
}

function createTopic(token: Tokens.Heading): Topic {
  const heading = readText(token.tokens);
  return { id: TOPIC_PREFIX + slug(heading), heading, tokens: [], links: [] };
}

function explainHeading({ id, heading }: Topic, topicsAbove: readonly Topic[]): string | undefined {
  if (topicsAbove.some((above) => above.id === id)) {
    return REPEATED_HEADING;
  }
  const hasNoWords = slug(heading) === '';
  return explainMissingCharacter(heading) ?? (hasNoWords ? HEADING_WITHOUT_WORDS : undefined);
}

/** The tokens' text without its formatting. */
function readText(tokens: readonly Token[]): string {
  return tokens.map(readTextOfToken).join('');
}

function readTextOfToken(token: Token): string {
  const inner = listInnerTokens(token);
  if (inner.length > 0) {
    return readText(inner);
  }
  return 'text' in token ? token.text : '';
}

/**
 * Links to topics get the id prefix: `#contato` becomes `#topico-contato`. Plain text that marked splits at escaped
 * characters is merged, so `(11) 90000\-0000` is a single phone number again.
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
      const joined = createText(last.raw + token.raw, last.text + encodeText(token));
      merged[merged.length - 1] = joined;
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

/** Encodes an escaped ampersand. Without this, the text `\&amp;` would be read as the entity `&amp;`. */
function encodeText({ type, text }: Tokens.Text | Tokens.Escape): string {
  return type === 'escape' ? text.replace('&', '&amp;') : text;
}

/** Matches a link to a topic on the same page, `#contato`, or on a policy page, `/termos#contato`. */
const TOPIC_LINK = /^(?<page>(?:\/privacidade|\/termos)?)#(?<fragment>.+)$/;

function addTopicPrefix(href: string): string {
  const { page, fragment } = TOPIC_LINK.exec(href)?.groups ?? {};
  if (!fragment || fragment.startsWith(TOPIC_PREFIX) || PAGE_IDS.some((id) => id === fragment)) {
    return href;
  }
  return `${page}#${TOPIC_PREFIX}${fragment}`;
}

/** Includes the token itself, and inner tokens at any depth. */
function listTokens(token: Token, line: number): [Token, number][] {
  const inner = locateTokens(listInnerTokens(token), line);
  return [[token, line], ...inner.flatMap(([one, lineOfOne]) => listTokens(one, lineOfOne))];
}

/** Finds each token's line by counting line breaks, so the tokens must follow one another in the Markdown. */
function locateTokens(tokens: readonly Token[], firstLine: number): [Token, number][] {
  let line = firstLine;
  return tokens.map((token) => {
    const lineOfToken = line;
    line += countLineBreaks(token.raw);
    return [token, lineOfToken];
  });
}

/** A list keeps its inner tokens in `items`, any other token in `tokens`. */
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
