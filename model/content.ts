import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';
import type { z } from 'zod';
import { explainUnknownField, listFields } from './fields/fields';
import { contentFolder } from './files/content-folder';
import {
  isGroupOrList,
  type ParsedFile,
  type Path,
  type Problem,
  readAt,
  readYaml,
} from './files/yaml';
import { type Content, contentSchema, findWhatsapp, telephoneFields } from './loading/schema';
import { explainVariables, fillVariables } from './loading/variables';
import { normalizeText } from './text/visible-text';

export type { Content, Problem };

/** Maps the key of each content file in the schema to the name of the file. */
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

/** Lists all problems of the content. This error stops a build, and `next dev` shows it instead of the page. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const entries = problems.map(
      ({ file, line, found, advice }) => `${file}:${line}  ${found}\n  ${advice}`,
    );
    super(`Conteúdo inválido:\n${entries.join('\n')}`);
    this.name = 'ContentError';
    this.stack = this.message; // A stack trace would not help the owner, who wrote the content.
  }
}

/** Returns the site's content. A build loads it once for each page, and `next dev` once for each request. */
export const getContent = cache(() => loadContent());

/** Loads and validates all content files. Throws a `ContentError` with every problem in them. */
export async function loadContent(): Promise<Content> {
  const files = Object.entries(FILES).map(([key, name]) => {
    return { key, ...readContentFile(name) };
  });
  const values = Object.fromEntries(files.map(({ key, value }) => [key, value]));
  const { data, error } = await contentSchema.safeParseAsync(values);
  const hasWhatsapp = canHaveWhatsapp(values.shop);

  const problems = files.flatMap((file) => {
    if (file.problems.length > 0) {
      // The schema cannot validate this file, because a file with reading problems has no value.
      return keepFirstOfEachValue(file.problems);
    }
    const issues = (error?.issues ?? []).filter((issue) => issue.path[0] === file.key);
    const problemsOfValues = [
      ...listWrongVariables(file, file.value, [], hasWhatsapp),
      ...issues.flatMap((issue) => explainIssue(file, issue)),
    ];
    return keepFirstOfEachValue(problemsOfValues.toSorted((a, b) => a.line - b.line));
  });
  if (!data || problems.length > 0) {
    throw new ContentError(problems);
  }
  return fillVariables(data, data.shop);
}

/** A parsed content file, and its name in `content/`, such as `services.yaml`. */
type ContentFile = ParsedFile & { name: string };

/** Matches the YAML at the top of a policy file, including the two lines of three hyphens around the YAML. */
const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?\n)---\n/;

/** Reads a content file as plain data, which the schema has not validated yet. */
function readContentFile(name: string): ContentFile {
  const location = path.join(contentFolder(), name);
  if (!existsSync(location)) {
    return refuseFile(name, 'este arquivo falta: traga-o de volta, com este nome.');
  }
  const bytes = readFileSync(location);
  if (!isUtf8(bytes)) {
    return refuseFile(name, 'no editor, salve este arquivo de novo como UTF-8.');
  }
  // `TextDecoder` skips a byte order mark, which `bytes.toString()` would keep.
  const text = new TextDecoder().decode(bytes);
  const source = normalizeText(text);
  return name.endsWith('.md')
    ? readPolicy(source, name)
    : { name, ...readYaml(source, `content/${name}`) };
}

/** Reads a policy file: its fields from the YAML at its top, and the lines of its Markdown as the field `body`. */
function readPolicy(source: string, name: string): ContentFile {
  const frontMatter = FRONT_MATTER.exec(source);
  if (!frontMatter) {
    return refuseFile(name, 'comece o arquivo com ---, os campos, e outra linha ---.');
  }
  const [wholeMatch] = frontMatter;
  // The empty line replaces the first line of hyphens, so that the parser counts lines as in the file.
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

/** Creates the result for a file that is refused as a whole: no value, and one problem at its first line. */
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
 * Returns whether texts may use the variable `{whatsapp}`: if the shop has a WhatsApp number, or if its telephone
 * numbers are invalid. In the second case, a problem with the variable would only obscure the problem with the numbers.
 */
function canHaveWhatsapp(shop: unknown): boolean {
  const { data } = telephoneFields.safeParse(shop);
  return !data || findWhatsapp(data) !== undefined;
}

/** Lists the texts inside a value that misuse a variable, for example an unknown one such as `{phone}`. */
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
  const advice = explainVariables(String(value), { hasWhatsapp });
  return advice ? [createProblem(file, pathInFile, advice)] : [];
}

/**
 * Explains a validation issue of zod as problems for the owner. Zod reports all unknown fields of a group in
 * one issue, so that issue becomes one problem for each field.
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

const MAX_QUOTE_LENGTH = 90;

/** Creates a problem for the value at the given path of a file, and quotes that value. */
function createProblem(file: ContentFile, pathInFile: Path, advice: string): Problem {
  const value = JSON.stringify(readAt(file.value, pathInFile));
  const field = pathInFile.map(formatStep).join(' › ');
  const quote = value?.slice(0, MAX_QUOTE_LENGTH) ?? 'nada';
  return {
    file: `content/${file.name}`,
    line: file.lineOf(pathInFile),
    found: field ? `${field}: ${quote}` : quote,
    advice: value === undefined ? explainMissing(file, pathInFile) + advice : advice,
  };
}

/** Formats a step of a path. The name of a field stays unchanged, and the index 0 of an item becomes `1º`. */
function formatStep(step: PropertyKey): string {
  return typeof step === 'number' ? `${step + 1}º` : String(step);
}

/** Explains, in Portuguese, whether the line of a field is missing, or has nothing after its colon. */
function explainMissing(file: ContentFile, pathInFile: Path): string {
  return file.hasField(pathInFile)
    ? 'falta o que vem depois dos dois-pontos: '
    : 'falta esta linha: ';
}

/**
 * Keeps only the first problem of each value, because the owner rewrites a value only once, even if it is wrong in
 * several ways.
 */
function keepFirstOfEachValue(problems: readonly Problem[]): Problem[] {
  const reported = new Set<string>();
  return problems.filter(({ line, found }) => {
    const key = `${line} ${found}`;
    const isFirst = !reported.has(key);
    reported.add(key);
    return isFirst;
  });
}
