import { lexer, parser, type Token, walkTokens } from 'marked';
import { hasUnknownVariable, UNKNOWN_VARIABLE } from './fields';
import { basePath } from './site-url';
import { slug } from './slug';

/** What the design of a policy has a place for. */
const ALLOWED = /^(paragraph|text|list|list_item|space|strong|em|link|br|escape|hr|blockquote)$/;
/** A table, or what Git leaves of two versions. */
const NO_TEXT = /^\s*\||^[<=>]{7}/;

const ONLY_PLAIN =
  'aqui cabem títulos com ##, parágrafos, listas, **negrito** e [links](https://…): escreva o resto como texto comum.';
const NO_HEADING = 'escreva em cima deste texto uma linha com o assunto, como ## Assunto.';
const SAME_HEADING = 'mude este título: outro lugar da página já tem o mesmo.';
const LINK = 'o endereço de um link começa com https://, /, #, tel: ou mailto:.';

/** Ids of the page around the topics. */
const PAGE_IDS = ['conteudo', 'inicio', 'menu'];

/** Splits a policy in Markdown into its topics, each with the HTML of its heading and text. */
export function parseTopics(markdown: string) {
  const topics: { id: string; heading: string; tokens: Token[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') {
      topics.push({ id: slug(token.text), heading: token.text, tokens: [] });
    }
    topics.at(-1)?.tokens.push(token);
  }
  return topics.map(({ tokens, ...topic }) => {
    const html = parser(tokens).replaceAll('href="/', `href="${basePath}/`);
    return { ...topic, html };
  });
}

/** For each line, what a policy cannot show of it; what only several lines make is of the first. */
export function explainPolicy(lines: readonly string[]): (string | undefined)[] {
  const ids = [...PAGE_IDS];
  const advice = lines.map((line) => (NO_TEXT.test(line) ? ONLY_PLAIN : explain(line, ids)));
  const isEmpty = ids.length === PAGE_IDS.length;
  const whole = isEmpty ? NO_HEADING : explain(lines.join('\n'), [...PAGE_IDS]);
  return whole && !advice.some(Boolean) ? [whole] : advice;
}

function explain(markdown: string, ids: string[]): string | undefined {
  let found = hasUnknownVariable(markdown) ? UNKNOWN_VARIABLE : undefined;
  walkTokens(lexer(markdown), (token) => {
    const message = explainToken(token, ids);
    found ??= message;
  });
  return found;
}

/** Also adds the id of a heading. */
function explainToken(token: Token, ids: string[]): string | undefined {
  if (token.type === 'heading' && token.depth === 2) {
    const id = slug(token.text);
    const isTaken = !id || ids.includes(id);
    ids.push(id);
    return isTaken ? SAME_HEADING : undefined;
  }
  if (ids.length === PAGE_IDS.length && token.type !== 'space') {
    return NO_HEADING;
  }
  if (token.type === 'link' && !/^(https:\/\/|[/#]|tel:|mailto:)/.test(token.href)) {
    return LINK;
  }
  return ALLOWED.test(token.type) ? undefined : ONLY_PLAIN;
}
