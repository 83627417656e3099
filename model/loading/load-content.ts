import { findField, textFields } from '../fields/fields';
import { isGroupOrList, type Path, type Problem } from '../files/yaml';
import { type ContentFile, readContentFiles } from './content-files';
import { listNotices, type Notice } from './notices';
import { ContentError, createProblem, explainIssue, keepFirstOfEachValue } from './problems';
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
 * Loads the content, and judges it as the pages show it: reads the files, reads the shop's facts, fills them into the
 * texts, and validates the result, which is what components get. Throws a `ContentError` with everything that is wrong.
 */
export async function loadContentWithNotices(): Promise<{ content: Content; notices: Notice[] }> {
  const files = readContentFiles();
  const facts = readFacts(files.find(({ key }) => key === 'shop')?.value);
  const filledFiles = files.map((file) => fillFile(file, facts));
  const { data, error } = await contentSchema.safeParseAsync(
    Object.fromEntries(filledFiles.map(({ key, filled }) => [key, filled])),
  );

  const problems = filledFiles.flatMap((file) => {
    if (file.problems.length > 0) {
      return keepFirstOfEachValue(file.problems); // The file could not be parsed, so it has no value to validate.
    }
    const issues = (error?.issues ?? []).filter(
      ({ path: [key, ...pathInFile] }) => key === file.key && !file.unjudged.has(pathInFile.join()),
    );
    const found = [
      ...file.wrongVariables,
      ...issues.flatMap((issue) => explainIssue(file, file.filled, issue)),
    ];
    return keepFirstOfEachValue(found.toSorted((a, b) => a.line - b.line));
  });
  if (!data || problems.length > 0) {
    throw new ContentError(problems);
  }
  return { content: data, notices: await listNotices(files, data) };
}

/** A content file with its variables filled in. */
type FilledFile = ContentFile & {
  /** The file's value as the pages show it. */
  filled: unknown;
  /** The texts whose variables are wrong, such as `{phone}`. */
  wrongVariables: Problem[];
  /** The paths of texts that can't be judged until the owner has corrected a fact. */
  unjudged: ReadonlySet<string>;
};

function fillFile(file: ContentFile, facts: Facts): FilledFile {
  const wrongVariables: Problem[] = [];
  const unjudged = new Set<string>();

  function fill(value: unknown, pathInFile: Path): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => fill(item, [...pathInFile, index]));
    }
    if (isGroupOrList(value)) {
      const entries = Object.entries(value);
      return Object.fromEntries(entries.map(([name, v]) => [name, fill(v, [...pathInFile, name])]));
    }
    const field = findField(contentSchema, [file.key, ...pathInFile]);
    const { variables = 'none' } = (field && textFields.get(field)) ?? {};
    if (variables === 'none' || typeof value !== 'string') {
      return value;
    }
    const isMarkdown = variables === 'markdown';
    const advice = explainVariables(value, facts, { isMarkdown });
    if (advice) {
      wrongVariables.push(createProblem(file, pathInFile, advice));
    } else if (needsInvalidFact(value, facts)) {
      unjudged.add(pathInFile.join());
    }
    return fillVariables(value, facts, isMarkdown ? escapeMarkdown : undefined);
  }

  return { ...file, filled: fill(file.value, []), wrongVariables, unjudged };
}
