import { lexer, type Token, type Tokens } from 'marked';
import type { JsonSchema } from '../schema/json-schema';
import { slug } from '../text/slug';
import { type Mistake, type ReadFile, readYaml } from './yaml';

const FRONT_MATTER = /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/;

type Block = { text: string | string[]; lines: number[] };
type Topic = { id: string; heading: string; body: Block[]; line: number };

/** A page of rules in Markdown: fields above, then a heading and its text for each topic. */
export function readPolicyFile(source: string, shape: JsonSchema): ReadFile {
  const [front = ''] = FRONT_MATTER.exec(source) ?? [];
  const fields = readYaml(front, shape);
  const { topics, mistakes } = readTopics(source.slice(front.length), countLines(front));
  if (!front) {
    mistakes.unshift({
      line: 1,
      received: source.split('\n')[0] || 'nada',
      problem: 'o arquivo não começa com title, description e summary entre duas linhas ---.',
      fix: 'desfaça a mudança no começo do arquivo (Ctrl+Z), ou copie de content/README.md.',
    });
  }
  const places = topics.flatMap(({ body, line }, index): [string, number][] => [
    [`topics[${index}]`, line],
    ...body.flatMap(({ text, lines }, block) =>
      lines.map((at, item): [string, number] => {
        const place = `topics[${index}].body[${block}]`;
        return [typeof text === 'string' ? place : `${place}[${item}]`, at];
      }),
    ),
  ]);
  return {
    value: {
      ...fields.value,
      topics: topics.map(({ id, heading, body }) => {
        return { id, heading, body: body.map(({ text }) => text) };
      }),
    },
    lines: new Map([...fields.lines, ...places]),
    remarks: fields.remarks,
    mistakes: [...fields.mistakes, ...mistakes],
  };
}

function readTopics(markdown: string, linesAbove: number) {
  const topics: Topic[] = [];
  const mistakes: Mistake[] = [];
  let line = linesAbove + 1;
  // A heading without its space, or with one of another kind; `#1` alone is a text.
  const mended = markdown.replace(/^(#{2,6}|#(?=\s))[^\S\n]*(?=[^#\s])/gm, '$1 ');
  for (const token of lexer(mended)) {
    const blocks = readBlocks(token, line);
    const body = topics.at(-1)?.body;
    const told = { line, received: token.raw.trim().split('\n')[0] ?? '' };
    if (token.type === 'heading') {
      const heading = withoutStrokes(token.text);
      topics.push({ id: findFreeId(topics, heading), heading, body: [], line });
    } else if (!blocks) {
      const problem = 'aqui cabem só parágrafos e listas, e nenhuma lista dentro de outra.';
      const fix =
        'escreva como texto comum, ou com um traço, no começo da linha, antes de cada item.';
      mistakes.push({ ...told, problem, fix });
    } else if (body) {
      body.push(...blocks);
    } else if (blocks.length > 0) {
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
  // The page has the others.
  const taken = new Set(['conteudo', 'inicio', 'menu', ...topics.map(({ id }) => id)]);
  let id = name;
  for (let number = 2; taken.has(id); number += 1) {
    id = `${name}-${number}`;
  }
  return id;
}

/**
 * Paragraphs and lists; what is quoted or indented is a paragraph all the same, and so is each item
 * that has a number, which it keeps.
 */
function readBlocks(token: Token, line: number): Block[] | undefined {
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'list':
      return readList(token as Tokens.List, line);
    case 'paragraph':
    case 'text':
    case 'blockquote':
    case 'code':
      return [{ text: withoutStrokes(token.text), lines: [line] }];
    default:
      return undefined;
  }
}

function readList({ items, ordered }: Tokens.List, line: number): Block[] | undefined {
  if (
    items.some(({ tokens }) => tokens.some(({ type }) => !['text', 'paragraph'].includes(type)))
  ) {
    return undefined;
  }
  const texts = items.map(({ raw, text }) => withoutStrokes(ordered ? raw.trim() : text));
  const lines = items.map((_, index) => {
    return items.slice(0, index).reduce((sum, { raw }) => sum + countLines(raw), line);
  });
  return ordered
    ? texts.map((text, index) => ({ text, lines: lines.slice(index, index + 1) }))
    : [{ text: texts, lines }];
}

/** Without the strokes that an editor puts before signs that would mean something in Markdown. */
function withoutStrokes(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
