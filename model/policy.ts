import { lexer, parser, type Token, walkTokens } from 'marked';
import { hasUnknownVariable, UNKNOWN_VARIABLE } from './fields';
import { basePath } from './site-url';
import { slug } from './slug';

/** What the design of a policy has a place for. */
const ALLOWED =
  'heading paragraph text list list_item space strong em link br escape hr blockquote'.split(' ');

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
      const tokens = [{ ...token, depth: 2 }];
      topics.push({ id: slug(token.text), heading: token.text, tokens });
    } else {
      topics.at(-1)?.tokens.push(token);
    }
  }
  return topics.map(({ tokens, ...topic }) => {
    const html = parser(tokens).replaceAll('href="/', `href="${basePath}/`);
    return { ...topic, html };
  });
}

/** Finds what a policy cannot show, by lines from 0. */
export function findPolicyProblems(markdown: string): { line: number; message: string }[] {
  const problems = markdown.split('\n').flatMap((text, line) => {
    return hasUnknownVariable(text) ? [{ line, message: UNKNOWN_VARIABLE }] : [];
  });
  const ids = [...PAGE_IDS];
  let line = 0;
  for (const block of lexer(markdown)) {
    const messages = [ids.length === PAGE_IDS.length && isText(block) ? NO_HEADING : undefined];
    walkTokens([block], (token) => {
      messages.push(explainToken(token));
    });
    if (block.type === 'heading') {
      messages.push(ids.includes(slug(block.text)) || !slug(block.text) ? SAME_HEADING : undefined);
      ids.push(slug(block.text));
    }
    const [message] = messages.filter((one) => one !== undefined);
    problems.push(...(message ? [{ line, message }] : []));
    line += block.raw.split('\n').length - 1;
  }
  return ids.length > PAGE_IDS.length ? problems : [...problems, { line: 0, message: NO_HEADING }];
}

const isText = ({ type }: Token) => type !== 'heading' && type !== 'space';

function explainToken(token: Token): string | undefined {
  if (!ALLOWED.includes(token.type)) {
    return ONLY_PLAIN;
  }
  const isLink = token.type === 'link';
  return isLink && !/^(https:\/\/|[/#]|tel:|mailto:)/.test(token.href) ? LINK : undefined;
}
