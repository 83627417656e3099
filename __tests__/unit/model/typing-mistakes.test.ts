/**
 * @file Types random mistakes into the fixture shop's content, and checks that none of them silently changes another
 * value. Every run makes the same mistakes. This command tries 3,000 others, with a new seed:
 *
 *     EXPLORE_MISTAKES=3000 npx jest typing-mistakes
 *
 * A failure prints the seed together with the mistake.
 */
import fc from 'fast-check';
import { type Path, type Problem, readYaml } from '@/model/files/yaml';
import { FILES } from '@/model/loading/content-files';
import { copyShop, loadWith, readOriginal } from './shop-copy';

copyShop();

const explorations = Number(process.env.EXPLORE_MISTAKES ?? 0);
const RUNS = explorations > 0 ? { numRuns: explorations } : { numRuns: 200, seed: 20_260_101 };
const TIMEOUT_PER_RUN_IN_MS = 600;

/** Characters that have a special meaning in YAML or in content. */
const CHARACTERS = '"#:-\'*&{}[]|>%@`!?,~\\;$';

function chooseCharacter(seed: number): string {
  return CHARACTERS.charAt(seed % CHARACTERS.length);
}

/** Each function returns a line with a typing mistake, usually at position `at`. */
const MISTAKES: Readonly<Record<string, (line: string, at: number) => string>> = {
  'loses a character': (line, at) => line.slice(0, at) + line.slice(at + 1),
  'types a character twice': (line, at) => line.slice(0, at + 1) + line.slice(at),
  'swaps two characters': (line, at) =>
    line.slice(0, at) + line.slice(at + 1, at + 2) + line.charAt(at) + line.slice(at + 2),
  'inserts a character': (line, at) => line.slice(0, at) + chooseCharacter(at) + line.slice(at),
  'inserts a space': (line, at) => `${line.slice(0, at)} ${line.slice(at)}`,
  'inserts a tab': (line, at) => `${line.slice(0, at)}\t${line.slice(at)}`,
  'breaks the line': (line, at) => `${line.slice(0, at)}\n${line.slice(at)}`,
  'indents the line': (line) => `  ${line}`,
  'outdents the line': (line) => line.replace(/^ {1,2}/, ''),
  'loses the end': (line, at) => line.slice(0, at + 1),
  'loses the value': (line) => line.replace(/(?<=: ).+/, ''),
  'loses the dash': (line) => line.replace('- ', ''),
  'loses the dash but not its place': (line) => line.replace('- ', '  '),
  'begins the value with a character': (line, at) =>
    line.replace(/(?<=: |- |^)(?=[^ ])/, chooseCharacter(at)),
  'comments the line out': (line) => `#${line}`,
  'repeats the line': (line) => `${line}\n${line}`,
};

/** A line of the fixture shop's content to make a mistake in. */
type Place = { file: string; line: number; text: string };

const places: Place[] = Object.values(FILES).flatMap((file) =>
  readOriginal(file)
    .split('\n')
    .map((text, index) => ({ file, text, line: index + 1 }))
    .filter(({ text }) => /\w/.test(text)),
);

type Leaf = { text: string; line: number };

/** Formats each value as `services.price: 40`. In a policy, only the front matter has values. */
function listLeaves(source: string): Leaf[] {
  const isPolicy = source.startsWith('---');
  const yaml = isPolicy ? source.split(/^---$/m, 2).join('') : source;
  const { value: root, lineOf } = readYaml(yaml, '');
  const leaves: Leaf[] = [];
  function addLeaves(value: unknown, path: Path) {
    if (typeof value === 'object' && value !== null) {
      const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
      for (const [name, inner] of entries) {
        addLeaves(inner, [...path, name]);
      }
    } else {
      const fields = path.filter((name) => typeof name === 'string').join('.');
      leaves.push({ text: `${fields}: ${value}`, line: lineOf(path) });
    }
  }
  addLeaves(root, []);
  return leaves;
}

/** A group ends above the first line that isn't indented more than the group's own line. */
function findEndOfGroup(source: string, line: number): number {
  const indents = source.split('\n').map((text) => text.search(/\S/));
  const [ownIndent = 0, ...indentsBelow] = indents.slice(line - 1);
  const offset = indentsBelow.findIndex((indent) => indent <= ownIndent);
  return offset < 0 ? indents.length : line + offset;
}

function leadsTo({ file, line }: Place, problem: Problem): boolean {
  if (problem.file !== `content/${file}`) {
    // A mistake may make text in another file wrong. The advice then names the file with the mistake.
    return problem.advice.includes(file);
  }
  const endOfGroup = findEndOfGroup(readOriginal(file), line);
  const isNear = problem.line >= line - 1 && problem.line <= endOfGroup + 2;
  // A missing field is reported where its group begins, and a list with too few or too many items at its first item.
  const isMissing = problem.found.endsWith(': nada');
  const isAboutWholeList = problem.advice.includes('itens');
  // Overlapping hours or dates are reported at the second item, even if the mistake is in the first one.
  const isAboutTwoItems = /outro item|já estão em/.test(problem.advice);
  return isNear || isMissing || isAboutWholeList || isAboutTwoItems;
}

/** Compares all values except those on the line with the mistake. */
function saysTheSameElsewhere({ file, line }: Place, changed: string): boolean {
  const leaves = listLeaves(readOriginal(file));
  const expected = leaves.filter((leaf) => leaf.line !== line).map(({ text }) => text);
  const found = listLeaves(changed).map(({ text }) => text);
  // Drop the values on the line with the mistake. There may be none, one or several.
  const countBefore = leaves.filter((leaf) => leaf.line < line).length;
  const countOnLine = found.length - expected.length;
  const foundElsewhere = found.toSpliced(countBefore, countOnLine);
  return foundElsewhere.join('\n') === expected.join('\n');
}

test(
  'a typing mistake in the content is reported near its line, unless all other lines keep their values',
  async () => {
    const mistake = fc.record({
      place: fc.constantFrom(...places),
      name: fc.constantFrom(...Object.keys(MISTAKES)),
      seed: fc.nat(60),
    });
    await fc.assert(
      fc.asyncProperty(mistake, async ({ place, name, seed }) => {
        const { file, line, text } = place;
        const typed = MISTAKES[name]?.(text, seed % text.length) ?? text;
        const changed = readOriginal(file)
          .split('\n')
          .with(line - 1, typed)
          .join('\n');
        const { problems } = await loadWith({ [file]: changed });
        const isRight =
          problems.length > 0
            ? problems.some((problem) => leadsTo(place, problem))
            : saysTheSameElsewhere(place, changed);
        expect({ typed, problems, isRight }).toMatchObject({ isRight: true });
      }),
      RUNS,
    );
  },
  60_000 + RUNS.numRuns * TIMEOUT_PER_RUN_IN_MS,
);
