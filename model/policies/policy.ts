import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { explainMissingCharacter } from '../fields/display-font';
import { explainChat } from '../fields/fields';
import { slug } from '../text/slug';

/** @file Checks what the Markdown of a policy contains, and splits it into topics. */

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

/** Matches a table row, or a line that marks a Git conflict. Marked may read either line as plain text. */
const TABLE_OR_CONFLICT = /^\s*\||^[<=>]{7}/;

const ONLY_PLAIN =
  'aqui cabem títulos com ##, parágrafos, listas, **negrito** e [links](https://…): escreva o resto como texto comum.';
const NO_HEADING = 'escreva em cima deste texto uma linha com o assunto, como ## Assunto.';
const SAME_HEADING = 'mude este título: outro lugar da página já tem o mesmo.';
const HEADING_WITHOUT_WORDS = 'escreva este título com letras ou números.';
const WRITE_LINK = 'o endereço de um link começa com https://, /, #, tel: ou mailto:.';
const UNKNOWN_TOPIC =
  'este link leva a um assunto que não há nesta página: escreva # e o título dele em minúsculas, sem acentos e com hífens, como #seus-direitos.';

/** The prefix of a topic's id. Without it, ad blockers would hide a topic whose id is `lgpd` or `cookies`. */
const TOPIC_PREFIX = 'topico-';

/** The ids that every page has outside its topics. A policy may link to them. */
const PAGE_IDS = ['conteudo', 'inicio'];

/** Matches a link to a topic of the same page, `#contato`, or of a policy, `/termos#contato`. */
const TOPIC_LINK = /^(?<page>(?:\/privacidade|\/termos)?)#(?<fragment>.+)$/;

/** A topic of a policy: a heading, and the text up to the next heading. The first token is the heading itself. */
export type Topic = { id: string; heading: string; tokens: Token[] };

/** Splits a policy into its topics. A link to the topic `#contato` becomes a link to its id, `#topico-contato`. */
export function parseTopics(markdown: string): Topic[] {
  const tokens = lexer(markdown);
  walkTokens(tokens, (token) => {
    if (token.type === 'link') {
      token.href = addTopicPrefix(token.href);
    }
  });

  const topics: Topic[] = [];
  for (const token of tokens) {
    if (isTopicHeading(token)) {
      topics.push({ id: buildTopicId(token.text), heading: token.text, tokens: [] });
    }
    topics.at(-1)?.tokens.push(token);
  }
  return topics;
}

/** Builds the id of a topic from its heading: `topico-seus-direitos` for `Seus direitos`. */
function buildTopicId(heading: string): string {
  return TOPIC_PREFIX + slug(heading);
}

/** Adds the prefix to a link to a topic: `#contato` becomes `#topico-contato`. Returns any other link unchanged. */
function addTopicPrefix(href: string): string {
  const { page, fragment } = TOPIC_LINK.exec(href)?.groups ?? {};
  if (!fragment || fragment.startsWith(TOPIC_PREFIX) || PAGE_IDS.includes(fragment)) {
    return href;
  }
  return `${page}#${TOPIC_PREFIX}${fragment}`;
}

/**
 * Explains, in Portuguese, what is wrong with a policy. Maps the index of each line with a problem to a message, for
 * example that a policy page cannot show its Markdown.
 */
export function explainPolicy(markdown: string): Map<number, string> {
  const tokens = lexer(markdown);
  const problems = new Map<number, string>();
  const topicIds = tokens.filter(isTopicHeading).map(({ text }) => buildTopicId(text));
  const idsAbove = new Set<string>();

  for (const [token, line] of listTokens(tokens, 0)) {
    const problem = explainToken(token, idsAbove, topicIds);
    if (problem && !problems.has(line)) {
      problems.set(line, problem);
    }
    if (isTopicHeading(token)) {
      idsAbove.add(buildTopicId(token.text));
    }
  }
  for (const [line, text] of markdown.split('\n').entries()) {
    if (TABLE_OR_CONFLICT.test(text)) {
      problems.set(line, ONLY_PLAIN);
    }
  }
  if (topicIds.length === 0) {
    problems.set(0, NO_HEADING);
  }
  return problems;
}

/** Explains, in Portuguese, why a policy page cannot show a token. Returns undefined if it can. */
function explainToken(
  token: Token,
  idsAbove: ReadonlySet<string>,
  topicIds: readonly string[],
): string | undefined {
  if (isTopicHeading(token)) {
    return explainHeading(token.text, idsAbove);
  }
  if (idsAbove.size === 0 && token.type !== 'space') {
    return NO_HEADING;
  }
  if (token.type === 'link') {
    return explainLink(token.href, topicIds);
  }
  return ALLOWED_TOKENS.includes(token.type) ? undefined : ONLY_PLAIN;
}

/** Checks whether a token is a heading of the second level, which begins a topic. */
function isTopicHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2;
}

/** Explains, in Portuguese, why a heading cannot begin a topic. Returns undefined if it can. */
function explainHeading(text: string, idsAbove: ReadonlySet<string>): string | undefined {
  if (idsAbove.has(buildTopicId(text))) {
    return SAME_HEADING;
  }
  const hasNoWords = slug(text) === '';
  return explainMissingCharacter(text) ?? (hasNoWords ? HEADING_WITHOUT_WORDS : undefined);
}

/** Explains, in Portuguese, what is wrong with a link of a policy. Returns undefined if it is right. */
function explainLink(href: string, topicIds: readonly string[]): string | undefined {
  if (!/^(https:\/\/|[/#]|tel:|mailto:)/.test(href)) {
    return WRITE_LINK;
  }
  if (href.startsWith('#')) {
    const id = addTopicPrefix(href).slice(1);
    return topicIds.includes(id) || PAGE_IDS.includes(id) ? undefined : UNKNOWN_TOPIC;
  }
  return explainChat(href);
}

/** Lists all tokens, including tokens inside other tokens, each with the index of its line. */
function* listTokens(tokens: readonly Token[], firstLine: number): Generator<[Token, number]> {
  let line = firstLine;
  for (const token of tokens) {
    yield [token, line];
    yield* listTokens(listInnerTokens(token), line);
    line += countLineBreaks(token.raw);
  }
}

/** Lists the tokens directly inside a token: the items of a list, or the parts of any other token. */
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
