import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { isInDisplayFont } from '../fields/display-font';
import { httpsUrl } from '../fields/fields';
import { PAGE_IDS } from '../shop/site-url';
import { toCurlyQuotes } from '../text/quotes';
import { slug } from '../text/slug';
import { type Facts, fillVariables, findVariables, hasUnknownVariable, VARIABLES } from './facts';

/** @file Parses a policy's Markdown into topics, and puts the shop's facts into them. */

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
  'cada assunto começa com uma linha como ## Seus direitos: um título só dele, com letras e números, sem emoji, negrito nem links.';
const ASK_FOR_PLAIN_MARKDOWN =
  'embaixo de um ## assunto cabem parágrafos, listas com - ou 1., **negrito** e [links](https://…), que também começam com /, #, tel: ou mailto:; escreva o resto como texto comum.';
const ASK_FOR_KNOWN_VARIABLE = `entre chaves só cabem {${VARIABLES.join('}, {')}}.`;

/** Without this prefix, ad blockers would hide a topic with the id `lgpd` or `cookies`. */
const TOPIC_PREFIX = 'topico-';

/** A heading, and the Markdown below it up to the next heading. */
export type Topic = {
  id: string;
  /** The heading's plain text. */
  heading: string;
  /** Includes the heading itself. */
  tokens: Token[];
};

/** A topic whose variables haven't been filled in yet, so it doesn't have an id. */
type Draft = Omit<Topic, 'id'>;

/**
 * Lines are counted from 0. `problems` has advice in Portuguese for each line that a policy page can't show. Where
 * internal links lead is checked in the finished site.
 */
export function parsePolicy(lines: readonly string[]) {
  // A Markdown editor escapes braces: `\{telefone\}`.
  const source = lines.map((line) => line.replace(/\\([{}])/g, '$1'));
  const starts = source.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const drafts: Draft[] = [];
  const problems = new Map<number, string>();

  /** Only the first problem of a line is reported. */
  function report(line: number, advice: string) {
    problems.set(line, problems.get(line) ?? advice);
  }

  const firstText = source.findIndex((line) => line.trim() !== '');
  if (firstText !== starts[0]) {
    report(Math.max(firstText, 0), ASK_FOR_TOPIC);
  }
  for (const [index, start] of starts.entries()) {
    const markdown = source.slice(start, starts[index + 1]).join('\n');
    const [title, ...body] = lexer(markdown);
    const heading = readHeading(title);
    const isRepeated = drafts.some((draft) => slug(draft.heading) === slug(heading));
    if (isGoodHeading(heading) && !isRepeated) {
      drafts.push({ heading, tokens: [createHeading(heading), ...body] });
    } else {
      report(start, ASK_FOR_TOPIC);
    }
    for (const line of listUnsupportedLines(body, markdown)) {
      report(start + line, ASK_FOR_PLAIN_MARKDOWN);
    }
  }
  for (const [line, text] of source.entries()) {
    if (hasUnknownVariable(text)) {
      report(line, ASK_FOR_KNOWN_VARIABLE);
    }
  }
  const variables = source.flatMap((text, line) =>
    findVariables(text).map((name) => ({ line, name })),
  );
  return { drafts, variables, problems };
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

function isGoodHeading(heading: string): boolean {
  return slug(heading) !== '' && isInDisplayFont(heading.replace(/[{}]/g, ''));
}

function createHeading(heading: string): Tokens.Heading {
  const text: Tokens.Text = { type: 'text', raw: heading, text: encodeAmpersands(heading) };
  return { type: 'heading', depth: 2, raw: heading, text: heading, tokens: [text] };
}

/** Counts the lines of a topic's Markdown from 0. */
function listUnsupportedLines(body: readonly Token[], markdown: string): number[] {
  const lines: number[] = [];
  // The body's tokens follow one another up to the end of the Markdown.
  let offset = markdown.length - body.reduce((length, { raw }) => length + raw.length, 0);
  for (const block of body) {
    for (const token of listTokens(block).filter((one) => !isSupported(one))) {
      const text = findTelltaleLine(token);
      const textOffset = Math.max(offset, markdown.indexOf(text, offset));
      lines.push(markdown.slice(0, textOffset).split('\n').length - 1);
    }
    offset += block.raw.length;
  }
  return lines;
}

/** The first line of an unsupported token shows it, except for a heading that's underlined with `---`. */
function findTelltaleLine({ type, raw }: Token): string {
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
  return ALLOWED_TOKENS.includes(token.type) && (token.type !== 'link' || isGoodHref(token.href));
}

/** `//example.com` and `/\example.com` would lead to another host. */
function isGoodHref(href: string): boolean {
  return href.startsWith('https:')
    ? httpsUrl().safeParse(href).success
    : /^(#|tel:|mailto:|\/(?![/\\]))[^{}]*$/.test(href);
}

/**
 * Puts facts only into text tokens, so a fact can't become HTML, a link or a variable. Changes the drafts' tokens.
 */
export function fillTopics(drafts: readonly Draft[], facts: Facts): Topic[] {
  return drafts.map(({ heading: typed, tokens }) => {
    walkTokens(tokens, (token) => {
      if (isPlainText(token)) {
        token.text = fillVariables(token.text, facts, encodeAmpersands);
      } else if (token.type === 'link') {
        token.href = addTopicPrefix(token.href);
      }
    });
    const heading = fillVariables(typed, facts);
    return { id: TOPIC_PREFIX + slug(heading), heading, tokens };
  });
}

/** Markdown text may contain entities such as `&amp;`, and marked shows them as characters. */
function encodeAmpersands(text: string): string {
  return text.replaceAll('&', '&amp;');
}

/** Matches a link to a topic on the same page, `#contato`, or on a policy page, `/termos#contato`. */
const TOPIC_LINK = /^(?<page>(?:\/privacidade|\/termos)?)#(?<fragment>.+)$/;

/** Links to topics get the id prefix: `#contato` becomes `#topico-contato`. */
function addTopicPrefix(href: string): string {
  const { page, fragment } = TOPIC_LINK.exec(href)?.groups ?? {};
  if (!fragment || fragment.startsWith(TOPIC_PREFIX) || PAGE_IDS.some((id) => id === fragment)) {
    return href;
  }
  return `${page}#${TOPIC_PREFIX}${fragment}`;
}
