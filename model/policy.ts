import { lexer, parser, type Token } from 'marked';
import { explainLetters } from './display-font';
import { explainChat } from './fields';
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
const PAGE_IDS = ['conteudo', 'inicio', 'browser-script'];

/** Chromium breaks lines after the hyphen of a telephone number; those in links are addresses. */
const TELEPHONE = /(?<=>[^<]*)\d{4,5}-\d{4}(?!\d)/g;

/** As `Link` of `components/shop/links.tsx` does. */
const NEW_TAB = '<span class="visually-hidden"> (abre em nova aba)</span></a>';

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
    const html = parser(tokens)
      .replaceAll('href="/', `href="${basePath}/`)
      .replace(TELEPHONE, '<span class="no-wrap">$&</span>')
      .replace(
        /<a (href="https:.*?)<\/a>/gs,
        `<a target="_blank" rel="noopener noreferrer" $1${NEW_TAB}`,
      );
    return { ...topic, html };
  });
}

/** What a policy cannot show, by its line, from 0. */
export function explainPolicy(markdown: string): Map<number, string> {
  const found = new Map<number, string>();
  const ids = [...PAGE_IDS];
  for (const [token, line] of walk(lexer(markdown), 0)) {
    const message = explainToken(token, ids);
    if (message && !found.has(line)) {
      found.set(line, message);
    }
  }
  for (const [line, text] of markdown.split('\n').entries()) {
    if (NO_TEXT.test(text)) {
      found.set(line, ONLY_PLAIN);
    }
  }
  return ids.length === PAGE_IDS.length ? found.set(0, NO_HEADING) : found;
}

/** Every token with its line: how many line breaks are before it. */
function* walk(tokens: readonly Token[], start: number): Generator<[Token, number]> {
  let line = start;
  for (const token of tokens) {
    yield [token, line];
    const inner = 'items' in token ? token.items : 'tokens' in token && token.tokens;
    yield* walk(inner || [], line);
    line += token.raw.split('\n').length - 1;
  }
}

/** Also adds the id of a heading. */
function explainToken(token: Token, ids: string[]): string | undefined {
  if (token.type === 'heading' && token.depth === 2) {
    const id = slug(token.text);
    const isTaken = !id || ids.includes(id);
    ids.push(id);
    return explainLetters(token.text) ?? (isTaken ? SAME_HEADING : undefined);
  }
  if (ids.length === PAGE_IDS.length && token.type !== 'space') {
    return NO_HEADING;
  }
  if (token.type === 'link') {
    const isLink = /^(https:\/\/|[/#]|tel:|mailto:)/.test(token.href);
    return isLink ? explainChat(token.href) : LINK;
  }
  return ALLOWED.test(token.type) ? undefined : ONLY_PLAIN;
}
