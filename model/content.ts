import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';
import type { z } from 'zod';
import { contentFolder } from './content-folder';
import { explainUnknownField, listFields } from './fields';
import { type Content, contentSchema, findWhatsapp, telephoneFields } from './schema';
import { explainVariables, fillVariables } from './variables';
import { readVisible } from './visible-text';
import { isGroupOrList, type ParsedFile, type Path, type Problem, readAt, readYaml } from './yaml';

export type { Content, Problem };

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

/** Stops a build, and is what `next dev` shows instead of the page, if the content has problems. */
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

/** Returns the site's content, which is loaded once for each page, and by `next dev` for each request. */
export const getContent = cache(() => loadContent());

/** Loads and validates all content files. Throws a `ContentError` with every problem in them. */
export async function loadContent(): Promise<Content> {
  const files = Object.entries(FILES).map(([key, name]) => ({ key, ...readFile(name) }));
  const values = Object.fromEntries(files.map(({ key, value }) => [key, value]));
  const { data, error } = await contentSchema.safeParseAsync(values);
  const hasWhatsapp = canHaveWhatsapp(values.shop);

  const problems = files.flatMap((file) => {
    if (file.problems.length > 0) {
      // The file has no value, so the schema has nothing to say about it.
      return withoutRepetitions(file.problems);
    }
    const issues = (error?.issues ?? []).filter((issue) => issue.path[0] === file.key);
    const found = [
      ...listWrongVariables(file, file.value, [], hasWhatsapp),
      ...issues.flatMap((issue) => explainIssue(file, issue)),
    ];
    return withoutRepetitions(found.toSorted((a, b) => a.line - b.line));
  });
  if (!data || problems.length > 0) {
    throw new ContentError(problems);
  }
  return fillVariables(data, data.shop);
}

/** A content file with its name: `services.yaml`. */
type ContentFile = ParsedFile & { name: string };

/** The YAML above a policy's Markdown, with the lines of hyphens around it. */
const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?\n)---\n/;

/** Reads a file as plain data, which is not validated yet. */
function readFile(name: string): ContentFile {
  const location = path.join(contentFolder(), name);
  if (!existsSync(location)) {
    return refuseFile(name, 'este arquivo falta: traga-o de volta, com este nome.');
  }
  const bytes = readFileSync(location);
  if (!isUtf8(bytes)) {
    return refuseFile(name, 'no editor, salve este arquivo de novo como UTF-8.');
  }
  // Unlike `toString`, the decoder skips a byte order mark.
  const source = readVisible(new TextDecoder().decode(bytes));
  return name.endsWith('.md')
    ? readPolicy(source, name)
    : { name, ...readYaml(source, `content/${name}`) };
}

/** Reads a policy: its fields from the YAML at its top, and the lines of its Markdown as `body`. */
function readPolicy(source: string, name: string): ContentFile {
  const frontMatter = FRONT_MATTER.exec(source);
  if (!frontMatter) {
    return refuseFile(name, 'comece o arquivo com ---, os campos, e outra linha ---.');
  }
  const [wholeMatch] = frontMatter;
  // An empty line in place of the first line of hyphens keeps the line numbers.
  const fields = readYaml(`\n${frontMatter.groups?.yaml ?? ''}`, `content/${name}`);
  const firstLineOfBody = wholeMatch.split('\n').length;
  return {
    ...fields,
    name,
    value: {
      ...(isGroupOrList(fields.value) && fields.value),
      body: source.slice(wholeMatch.length).split('\n'),
    },
    lineOf(pathInFile) {
      const [field, lineOfBody = 0] = pathInFile;
      return field === 'body' ? firstLineOfBody + Number(lineOfBody) : fields.lineOf(pathInFile);
    },
  };
}

/** Creates a file that cannot be read at all. */
function refuseFile(name: string, advice: string): ContentFile {
  return {
    name,
    value: undefined,
    problems: [{ file: `content/${name}`, line: 1, found: name, advice }],
    lineOf: () => 1,
    hasField: () => false,
  };
}

/**
 * Returns whether texts may name the shop's WhatsApp number. While the shop's numbers are wrong, they may,
 * because the owner is told about the numbers already.
 */
function canHaveWhatsapp(shop: unknown): boolean {
  const { data } = telephoneFields.safeParse(shop);
  return !data || findWhatsapp(data) !== undefined;
}

/** Lists the problems of all texts in a value that contain an unknown variable, such as `{phone}`. */
function listWrongVariables(
  file: ContentFile,
  value: unknown,
  pathInFile: Path,
  hasWhatsapp: boolean,
): Problem[] {
  if (isGroupOrList(value)) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([name, inner]) =>
      listWrongVariables(file, inner, [...pathInFile, name], hasWhatsapp),
    );
  }
  const advice = explainVariables(String(value), hasWhatsapp);
  return advice ? [createProblem(file, pathInFile, advice)] : [];
}

/**
 * Explains an issue of zod as a problem. The issue about the unknown fields of a group becomes one problem
 * for each field.
 */
function explainIssue(file: ContentFile, issue: z.core.$ZodIssue): Problem[] {
  const [, ...pathInFile] = issue.path;
  if (issue.code !== 'unrecognized_keys') {
    return [createProblem(file, pathInFile, issue.message)];
  }
  const knownFields = listFields(contentSchema, issue.path);
  const writtenFields = Object.keys(readAt(file.value, pathInFile) ?? {});
  return issue.keys.map((field) => {
    const advice = explainUnknownField(field, knownFields, writtenFields) ?? issue.message;
    return createProblem(file, [...pathInFile, field], advice);
  });
}

const LONGEST_QUOTE_IN_CHARACTERS = 90;

/** Creates a problem that quotes the value at a path of a file. */
function createProblem(file: ContentFile, pathInFile: Path, advice: string): Problem {
  const value = JSON.stringify(readAt(file.value, pathInFile));
  const field = pathInFile.map(formatStep).join(' › ');
  const quote = value?.slice(0, LONGEST_QUOTE_IN_CHARACTERS) ?? 'nada';
  return {
    file: `content/${file.name}`,
    line: file.lineOf(pathInFile),
    found: field ? `${field}: ${quote}` : quote,
    advice: value === undefined ? explainMissing(file, pathInFile) + advice : advice,
  };
}

/** Formats a step of a path: the name of a field as it is, the index of an item as `1º`. */
function formatStep(step: PropertyKey): string {
  return typeof step === 'number' ? `${step + 1}º` : String(step);
}

/** Says, in Portuguese, whether a field without a value is missing, or has nothing after its colon. */
function explainMissing(file: ContentFile, pathInFile: Path): string {
  return file.hasField(pathInFile)
    ? 'falta o que vem depois dos dois-pontos: '
    : 'falta esta linha: ';
}

/**
 * Keeps only the first problem of each value. A value may be wrong in several ways at once, but its owner
 * rewrites it once.
 */
function withoutRepetitions(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ line, found }) => {
    const key = `${line} ${found}`;
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  });
}
