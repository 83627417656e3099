import type { z } from 'zod';
import { findField, textFields } from '../fields/fields';
import { isGroupOrList, type Path, type Problem } from '../files/yaml';
import { type ContentFile, readContentFiles } from './content-files';
import { listNotices, type Notice } from './notices';
import { ContentError, createProblem, explainIssue, keepFirstProblemPerValue } from './problems';
import { type Content, contentSchema } from './schema';
import {
  escapeMarkdown,
  explainVariables,
  type Facts,
  fillVariables,
  needsInvalidFact,
  readFacts,
} from './variables';

/**
 * Validates the content after filling in the shop's facts, because that's what visitors will see. Throws a
 * `ContentError` with everything that's wrong.
 */
export async function loadContentWithNotices(): Promise<{ content: Content; notices: Notice[] }> {
  const files = readContentFiles();
  const facts = readFacts(files.find(({ key }) => key === 'shop')?.value);
  const filledFiles = files.map((file) => fillFile(file, facts));
  const { data, error } = await contentSchema.safeParseAsync(
    Object.fromEntries(filledFiles.map(({ key, filled }) => [key, filled])),
  );
  const issues = error?.issues ?? [];
  const problems = filledFiles.flatMap((file) => listProblems(file, issues));
  if (!data || problems.length > 0) {
    throw new ContentError(problems);
  }
  return { content: data, notices: await listNotices(files, data) };
}

type FilledFile = ContentFile & {
  filled: unknown;
  /** Problems with variables, such as `{phone}`. */
  variableProblems: Problem[];
  /** Text at these paths can't be validated until the owner has corrected a fact. */
  pathsWithInvalidFact: ReadonlySet<string>;
};

function listProblems(file: FilledFile, issues: readonly z.core.$ZodIssue[]): Problem[] {
  if (file.problems.length > 0) {
    return keepFirstProblemPerValue(file.problems); // The file couldn't be parsed, so there's no value to validate.
  }
  const ownIssues = issues.filter(({ path }) => {
    const [key, ...pathInFile] = path;
    return key === file.key && !file.pathsWithInvalidFact.has(pathInFile.join());
  });
  const problems = [
    ...file.variableProblems,
    ...ownIssues.flatMap((issue) => explainIssue(file, file.filled, issue)),
  ];
  return keepFirstProblemPerValue(problems.toSorted((a, b) => a.line - b.line));
}

function fillFile(file: ContentFile, facts: Facts): FilledFile {
  const variableProblems: Problem[] = [];
  const pathsWithInvalidFact = new Set<string>();

  function fill(value: unknown, pathInFile: Path): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => fill(item, [...pathInFile, index]));
    }
    if (isGroupOrList(value)) {
      const entries = Object.entries(value);
      return Object.fromEntries(
        entries.map(([name, inner]) => [name, fill(inner, [...pathInFile, name])]),
      );
    }
    const field = findField(contentSchema, [file.key, ...pathInFile]);
    const variables = field && textFields.get(field)?.variables;
    const mayHaveVariables = variables === 'plain' || variables === 'markdown';
    if (!mayHaveVariables || typeof value !== 'string') {
      return value;
    }
    const isMarkdown = variables === 'markdown';
    const advice = explainVariables(value, facts, { isMarkdown });
    if (advice) {
      variableProblems.push(createProblem(file, pathInFile, advice));
    } else if (needsInvalidFact(value, facts)) {
      pathsWithInvalidFact.add(pathInFile.join());
    }
    return fillVariables(value, facts, isMarkdown ? escapeMarkdown : undefined);
  }

  return { ...file, filled: fill(file.value, []), variableProblems, pathsWithInvalidFact };
}
