import type { z } from 'zod';
import type { Problem } from '../files/yaml';
import { type ContentFile, readContentFiles } from './content-files';
import { ContentError, explainIssue } from './problems';
import { findRemains } from './sample';
import { type Content, contentSchema } from './schema';

/** Throws a `ContentError` with everything that's wrong with the content. */
export async function loadContent(): Promise<Content> {
  const files = readContentFiles();
  const values = Object.fromEntries(files.map(({ key, value }) => [key, value]));
  const { data, error } = await contentSchema.safeParseAsync(values);
  const issues = [...(error?.issues ?? []), ...findRemains(values)];
  const problems = files.flatMap((file) => listProblems(file, issues));
  if (!data || problems.length > 0) {
    throw new ContentError(problems);
  }
  // The JSON-LD lists photos in the order of the files. Zod's order varies: it adds a file's data once it has read all
  // of its photos.
  return Object.assign(values, data);
}

function listProblems(file: ContentFile, issues: readonly z.core.$ZodIssue[]): readonly Problem[] {
  if (file.problems.length > 0) {
    return file.problems; // The file couldn't be parsed, so there's no value to validate.
  }
  const problems = issues
    .filter(({ path: [key] }) => key === file.key)
    .flatMap((issue) => explainIssue(file, issue));
  return problems.toSorted((a, b) => a.line - b.line).filter(isFirstOfValue);
}

/** Zod may report a value twice, for example text where a list has to be: for its type and for its length. */
function isFirstOfValue(problem: Problem, index: number, problems: readonly Problem[]): boolean {
  const first = problems.find(
    ({ line, found }) => line === problem.line && found === problem.found,
  );
  return first === problems[index];
}
