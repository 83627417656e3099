import { lexer, type Token, type Tokens } from 'marked';
import type { JsonSchema } from '../schema/json-schema';
import { slug } from '../text/slug';
import { type ParsedFile, parseYaml } from './parse-yaml';

/** The YAML fields above the Markdown. */
export const FRONT_MATTER = /^\s*---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)\n*/;

/** Bullets that other programs use for list items. */
const BULLET = /^[^\S\n]*[•●▪◦·‣][^\S\n]*/gm;

/** A paragraph or a list, and the line of each of its parts. */
type Block = { text: string | string[]; lines: number[] };
type Topic = { id: string; heading: string; body: Block['text'][] };

/** Parses a policy: front matter, then a heading and its text for each topic. */
export function parsePolicy(source: string, shape: JsonSchema, label: string): ParsedFile {
  const [front = ''] = FRONT_MATTER.exec(source) ?? [];
  const { value, lines, remarks, parseProblems } = parseYaml(front, shape);
  const topics: Topic[] = [];
  let line = countLines(front) + 1;
  const addProblem = (received: string, problem: string, fix: string) =>
    parseProblems.push({ line, received: received.trim().split('\n')[0] || 'nada', problem, fix });
  if (!front) {
    const problem = 'o arquivo não começa com title, description e summary entre duas linhas ---.';
    const fix = `escreva no alto do arquivo, cada uma na sua linha: "---", "title: ${label}", "description: {nome}, ${label.toLowerCase()}.", "summary: O que vale para quem marca um horário em {nome}.", "---".`;
    addProblem(source, problem, fix);
  }
  // Allows headings without a space or with an unusual one; `#1` is plain text.
  const spaced = /^(#{2,6}|#(?=\s))[^\S\n]*(?=[^#\s])/gm;
  const body = source.slice(front.length).replace(spaced, '$1 ').replace(BULLET, '- ');
  for (const token of lexer(body)) {
    const blocks = readBlocks(token, line);
    const topic = topics.at(-1);
    if (token.type === 'heading' && !token.text) {
      const fix = 'escreva depois dele o assunto, como "## Assunto", ou apague a linha.';
      addProblem(token.raw, 'este título está vazio.', fix);
    } else if (token.type === 'heading') {
      const heading = unescapeMarkdown(token.text);
      lines.set(`topics[${topics.length}]`, line);
      topics.push({ id: findFreeId(topics, heading), heading, body: [] });
    } else if (!blocks) {
      const fix =
        'escreva como texto comum, ou com um traço, no começo da linha, antes de cada item.';
      addProblem(
        token.raw,
        'aqui cabem só parágrafos e listas, e nenhuma lista dentro de outra.',
        fix,
      );
    } else if (topic) {
      const path = `topics[${topics.length - 1}].body`;
      addBlocks(topic, path, blocks, lines);
    } else if (blocks.length > 0) {
      const fix = 'ponha em cima dele uma linha com o assunto, como "## Assunto".';
      addProblem(token.raw, 'este texto está antes do primeiro assunto.', fix);
    }
    line += countLines(token.raw);
  }
  return { value: { ...value, topics }, lines, remarks, parseProblems };
}

function addBlocks(
  { body }: Topic,
  path: string,
  blocks: readonly Block[],
  lines: Map<string, number>,
) {
  for (const { text, lines: own } of blocks) {
    for (const [item, at] of own.entries()) {
      lines.set(`${path}[${body.length}]${typeof text === 'string' ? '' : `[${item}]`}`, at);
    }
    body.push(text);
  }
}

/** A unique id for the topic; duplicates get a number. */
function findFreeId(topics: readonly Topic[], heading: string): string {
  const name = slug(heading) || 'assunto';
  // The page uses the first three.
  const taken = new Set(['conteudo', 'inicio', 'menu', ...topics.map(({ id }) => id)]);
  let id = name;
  for (let number = 2; taken.has(id); number += 1) {
    id = `${name}-${number}`;
  }
  return id;
}

/**
 * Paragraphs and lists. Quotes, indented text and numbered items are paragraphs; items keep their
 * number.
 */
function readBlocks(token: Token, line: number): Block[] | undefined {
  if (token.type === 'list') {
    return readList(token as Tokens.List, line);
  }
  const isText = ['paragraph', 'text', 'blockquote', 'code'].includes(token.type);
  const blocks = isText
    ? [{ text: unescapeMarkdown('text' in token ? token.text : ''), lines: [line] }]
    : [];
  return isText || ['space', 'hr'].includes(token.type) ? blocks : undefined;
}

function readList({ items, ordered }: Tokens.List, line: number): Block[] | undefined {
  if (
    items.some(({ tokens }) => tokens.some(({ type }) => !['text', 'paragraph'].includes(type)))
  ) {
    return undefined;
  }
  const texts = items.map(({ raw, text }) => unescapeMarkdown(ordered ? raw.trim() : text));
  const lines = items.map((_, index) => {
    return items.slice(0, index).reduce((sum, { raw }) => sum + countLines(raw), line);
  });
  return ordered
    ? texts.map((text, index) => ({ text, lines: lines.slice(index, index + 1) }))
    : [{ text: texts, lines }];
}

/** Removes the backslashes with which editors escape Markdown. */
function unescapeMarkdown(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
