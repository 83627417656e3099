import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';
import { contentFolder } from './content-folder';
import { type Content, contentSchema, isLandline } from './schema';
import { explainVariables, fillVariables } from './variables';
import { readVisible } from './visible-text';
import { type Path, readAt, readYaml, type Slip, type YamlFile } from './yaml';

export type { Content };

/** The content files, by their keys in the schema. */
export const FILES: Readonly<Record<keyof Content, string>> = {
  shop: 'shop.yaml',
  openingHours: 'opening-hours.yaml',
  home: 'home.yaml',
  services: 'services.yaml',
  team: 'team.yaml',
  gallery: 'gallery.yaml',
  testimonials: 'testimonials.yaml',
  privacy: 'privacy.md',
  terms: 'terms.md',
};

/** A slip and its file, from the project's root: `content/services.yaml`. */
export type Problem = Slip & { file: string };

/** Stops builds, and is shown by `next dev`, with every problem of the content. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const entries = problems.map(
      ({ file, line, found, advice }) => `${file}:${line}  ${found}\n  ${advice}`,
    );
    super(`Conteúdo inválido:\n${entries.join('\n')}`);
    this.name = 'ContentError';
    this.stack = this.message; // A stack trace does not help the author of the content.
  }
}

/** The site's content, loaded once per page; in `next dev`, anew for every request. */
export const getContent = cache(() => loadContent());

/** Loads and validates every content file. Throws a `ContentError` with all problems. */
export async function loadContent(): Promise<Content> {
  const files = Object.entries(FILES).map(([key, name]) => ({ key, name, ...readFile(name) }));
  const values = Object.fromEntries(files.map(({ key, value }) => [key, value]));
  const { data, error } = await contentSchema.safeParseAsync(values);
  const { whatsapp, telephone } = Object(values.shop);
  const hasWhatsapp = whatsapp !== undefined || !isLandline(`${telephone}`);
  const issues: Issue[] = [...findWrongVariables(values, hasWhatsapp), ...(error?.issues ?? [])];

  const problems = files.flatMap(({ key, name, slips, lineOf }) => {
    const found = issues
      .filter(({ path: [first] }) => first === key)
      .flatMap((one) => explain(one, values, lineOf));
    return (
      (slips.length > 0 ? slips : found)
        .toSorted((a, b) => a.line - b.line)
        // Once each: one value may be wrong in several ways, and two lines may be wrong alike.
        .filter(({ line, found }, index, all) => {
          return all.findIndex((one) => one.line === line && one.found === found) === index;
        })
        .map((slip) => ({ file: `content/${name}`, ...slip }))
    );
  });
  if (!data || problems.length > 0) {
    throw new ContentError(problems);
  }
  return fillVariables(data, data.shop);
}

/** The YAML above a policy's Markdown. */
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;

/** Reads a file as plain data, not yet validated. */
function readFile(name: string): YamlFile {
  const file = path.join(contentFolder(), name);
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  // Unlike `toString`, it skips a byte order mark.
  const source = readVisible(new TextDecoder().decode(bytes));
  const [front = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const isPolicy = name.endsWith('.md');
  const advice = [
    !bytes && 'este arquivo falta: traga-o de volta, com este nome.',
    bytes && !isUtf8(bytes) && 'no editor, salve este arquivo de novo como UTF-8.',
    isPolicy && bytes && !front && 'comece o arquivo com ---, os campos, e outra linha ---.',
  ].find(Boolean);
  if (advice) {
    return { value: undefined, lineOf: () => 1, slips: [{ line: 1, found: name, advice }] };
  }
  if (!isPolicy) {
    return readYaml(source);
  }
  // An empty line in place of the first `---` keeps the numbers of the lines.
  const { value, lineOf, slips } = readYaml(`\n${yaml}`);
  const firstLine = front.split('\n').length;
  return {
    value: { ...Object(value), body: source.slice(front.length).split('\n') },
    lineOf: (at) => (at[0] === 'body' ? firstLine + Number(at[1] ?? 0) : lineOf(at)),
    slips,
  };
}

const LONGEST_QUOTE = 90;

/** What is wrong at a path, which begins with the key of a file. */
type Issue = { path: Path; message: string; keys?: string[] };

/** Describes an issue; one about several unknown fields has a line of advice for each. */
function explain({ path: at, message, keys }: Issue, values: object, lineOf: YamlFile['lineOf']) {
  const advice = message.split('\n');
  return (keys ?? [undefined]).map((key, index): Slip => {
    const whole = key ? [...at, key] : at;
    const value = JSON.stringify(readAt(values, whole));
    const inFile = whole.slice(1);
    const steps = inFile.map((name) => String(name).replace(/^\d+$/, (index) => `${+index + 1}º`));
    return {
      line: lineOf(inFile),
      found: `${steps.join(' › ')}: ${value?.slice(0, LONGEST_QUOTE) ?? 'nada'}`,
      advice: `${value ? '' : 'falta esta linha: '}${advice[index] ?? message}`,
    };
  });
}

/** The texts whose variables stand for nothing, in all files. */
function findWrongVariables(value: unknown, hasWhatsapp: boolean, at: Path = []): Issue[] {
  if (value instanceof Object) {
    return Object.entries(value).flatMap(([name, inner]) =>
      findWrongVariables(inner, hasWhatsapp, [...at, name]),
    );
  }
  const message = explainVariables(`${value}`, hasWhatsapp);
  return message ? [{ path: at, message }] : [];
}
