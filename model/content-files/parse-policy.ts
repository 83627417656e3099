import { lexer, type MarkedToken } from 'marked';
import { slug } from '../text/slug';
import { formatPath, type Path } from './path';
import { type ParsedFile, readYaml, type Slip } from './read-yaml';

/** The YAML fields above the Markdown. */
export const FRONT_MATTER = /^\s*---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)\n*/;

/** Bullets that other programs use for list items. */
const BULLET = /^[^\S\n]*[•●▪◦·‣][^\S\n]*/gm;

/** Markdown tokens that a policy may have; all but headings and list items become paragraphs. */
const ALLOWED = ['heading', 'list_item', 'paragraph', 'text', 'blockquote', 'code', 'space', 'hr'];

type Topic = { id: string; heading: string; body: (string | string[])[] };

/** Parses a policy: front matter, then a heading and its text for each topic. */
export function parsePolicy(source: string, label: string): ParsedFile {
  const [front = ''] = FRONT_MATTER.exec(source) ?? [];
  const { value, lines, comments, slips } = readYaml(front.replace(/^---[ \t]*$/gm, ''));
  const problems: Slip[] = [...slips];
  const topics: Topic[] = [];
  let line = countLines(front) + 1;
  const addProblem = (received: string, problem: string, fix: string) =>
    problems.push({ line, received: received.trim().split('\n')[0] || 'nada', problem, fix });
  if (!front) {
    const problem = 'o arquivo não começa com title, description e summary entre duas linhas ---.';
    const fix = `escreva no alto do arquivo, cada uma na sua linha: "---", "title: ${label}", "description: ${label} de {nome}.", "summary: O que vale para quem marca um horário em {nome}.", "---".`;
    addProblem(source, problem, fix);
  }
  // Allows headings without a space or with an unusual one; `#1` is plain text.
  const spaced = /^(#{2,6}|#(?=\s))[^\S\n]*(?=[^#\s])/gm;
  const body = source.slice(front.length).replace(spaced, '$1 ').replace(BULLET, '- ');
  // Only extensions add other tokens.
  const tokens = lexer(body) as MarkedToken[];
  for (const { type, raw, text } of tokens.flatMap(listParts)) {
    const topic = topics.at(-1);
    if (!ALLOWED.includes(type)) {
      const problem = 'aqui cabem só parágrafos e listas, e nenhuma lista dentro de outra.';
      const fix =
        'escreva como texto comum, ou com um traço, no começo da linha, antes de cada item.';
      addProblem(raw, problem, fix);
    } else if (type === 'heading' && !text) {
      const fix = 'escreva depois dele o assunto, como "## Assunto", ou apague a linha.';
      addProblem(raw, 'este título está vazio.', fix);
    } else if (type === 'heading') {
      lines.set(formatPath(['topics', topics.length]), line);
      topics.push({ id: createUniqueId(topics, text), heading: text, body: [] });
    } else if (text && topic) {
      const at = addText(topic, text, type === 'list_item');
      lines.set(formatPath(['topics', topics.length - 1, 'body', ...at]), line);
    } else if (text) {
      const fix = 'ponha em cima dele uma linha com o assunto, como "## Assunto".';
      addProblem(raw, 'este texto está antes do primeiro assunto.', fix);
    }
    line += countLines(raw);
  }
  return { source, value: { ...Object(value), topics }, lines, comments, slips: problems };
}

/** A list's items, or any other token. Numbered items are text that keeps its number. */
function listParts(token: MarkedToken): { type: string; raw: string; text: string }[] {
  if (token.type !== 'list') {
    const text = 'text' in token ? unescapeMarkdown(token.text) : '';
    return [{ type: token.type, raw: token.raw, text }];
  }
  return token.items.map(({ type, raw, text, tokens }) => {
    const isPlain = tokens.every((part) => part.type === 'text' || part.type === 'paragraph');
    const part = token.ordered ? { type: 'text', text: raw.trim() } : { type, text };
    return { type: isPlain ? part.type : 'list', raw, text: unescapeMarkdown(part.text) };
  });
}

/** Adds a paragraph, or an item to the list above it. Returns its path in the body. */
function addText({ body }: Topic, text: string, isItem: boolean): Path {
  const last = body.at(-1);
  if (isItem && Array.isArray(last)) {
    return [body.length - 1, last.push(text) - 1];
  }
  return isItem ? [body.push([text]) - 1, 0] : [body.push(text) - 1];
}

/** A unique id for the topic; duplicates get a number. */
function createUniqueId(topics: readonly Topic[], heading: string): string {
  const name = slug(heading) || 'assunto';
  // The page itself has the ids named here.
  const taken = ['conteudo', 'inicio', 'menu', ...topics.map(({ id }) => id)];
  const numbered = taken.map((_, index) => `${name}-${index + 2}`);
  return [name, ...numbered].find((id) => !taken.includes(id)) ?? name;
}

/** Removes the backslashes with which editors escape Markdown. */
function unescapeMarkdown(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
