import { lexer, type Token } from 'marked';
import { slug } from '../derive/slug';
import type { Mistake } from './mend-lines';
import { type ReadFile, readYaml } from './yaml';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

type Topic = { id: string; heading: string; body: (string | string[])[]; line: number };

/** A page of rules in Markdown: fields above, then a heading and its text for each topic. */
export function readPolicyFile(source: string): ReadFile {
  const [front = '', fields = ''] = FRONT_MATTER.exec(source) ?? [];
  const yaml = readYaml(fields);
  const { topics, mistakes } = readTopics(source.slice(front.length), countLines(front));
  if (!front) {
    mistakes.unshift({
      line: 1,
      received: source.split('\n')[0] ?? 'nada',
      problem: 'o arquivo não começa com title, description e summary entre duas linhas ---.',
      fix: 'desfaça a mudança no começo do arquivo (Ctrl+Z), ou copie de content/README.md.',
    });
  }
  return {
    value: { ...Object(yaml.value), topics: topics.map(({ line, ...topic }) => topic) },
    lineOf: (path) =>
      path[0] === 'topics' ? (topics[Number(path[1])]?.line ?? 1) : yaml.lineOf(path) + 1,
    remarks: yaml.remarks,
    mistakes: [...yaml.mistakes.map((one) => ({ ...one, line: one.line + 1 })), ...mistakes],
  };
}

function readTopics(markdown: string, linesAbove: number) {
  const topics: Topic[] = [];
  const mistakes: Mistake[] = [];
  let line = linesAbove + 1;
  for (const token of lexer(markdown)) {
    const block = readBlock(token);
    const body = topics.at(-1)?.body;
    const told = { line, received: token.raw.split('\n')[0] ?? '' };
    if (token.type === 'heading') {
      topics.push({ id: findFreeId(topics, token.text), heading: token.text, body: [], line });
    } else if (!block) {
      const problem = 'aqui cabem só parágrafos e listas.';
      const fix = 'escreva como texto comum, ou com um traço antes de cada item.';
      mistakes.push({ ...told, problem, fix });
    } else if (body) {
      body.push(...block);
    } else if (block.length > 0) {
      const problem = 'este texto está antes do primeiro assunto.';
      const fix = 'ponha em cima dele uma linha com o assunto, como: ## Assunto.';
      mistakes.push({ ...told, problem, fix });
    }
    line += countLines(token.raw);
  }
  return { topics, mistakes };
}

/** The topic's address in the page: two alike, or of no Latin letter, are told apart by a number. */
function findFreeId(topics: readonly Topic[], heading: string): string {
  const name = slug(heading) || 'assunto';
  const taken = new Set(topics.map(({ id }) => id));
  let id = name;
  for (let number = 2; taken.has(id); number += 1) {
    id = `${name}-${number}`;
  }
  return id;
}

/** Paragraphs and lists; what is quoted or indented is a paragraph all the same. */
function readBlock(token: Token): (string | string[])[] | undefined {
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'list':
      return [token.items.map(({ text }: { text: string }) => text)];
    case 'paragraph':
    case 'text':
    case 'blockquote':
    case 'code':
      return [token.text];
    default:
      return undefined;
  }
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
