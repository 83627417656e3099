/**
 * @file Types random mistakes into the fixture shop's content. Each mistake is either rejected nearby, or it changes
 * nothing but the field on its line. Every run makes the same mistakes. This command tries 3,000 others:
 *
 *     EXPLORE_MISTAKES=3000 npx jest typing-mistakes
 *
 * A failure lists every mistake that was misread.
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
const SIGNS = '"#:-\'*&{}[]|>%@`!?,~\\;$';

/** Each function returns a line with a typing mistake, usually at position `at`. `sign` is one of `SIGNS`. */
const MISTAKES: Readonly<Record<string, (line: string, at: number, sign: string) => string>> = {
  'loses a character': (line, at) => line.slice(0, at) + line.slice(at + 1),
  'types a character twice': (line, at) => line.slice(0, at + 1) + line.slice(at),
  'swaps two characters': (line, at) =>
    line.slice(0, at) + line.slice(at + 1, at + 2) + line.charAt(at) + line.slice(at + 2),
  'inserts a sign': (line, at, sign) => line.slice(0, at) + sign + line.slice(at),
  'inserts a space': (line, at) => `${line.slice(0, at)} ${line.slice(at)}`,
  'inserts a tab': (line, at) => `${line.slice(0, at)}\t${line.slice(at)}`,
  'breaks the line': (line, at) => `${line.slice(0, at)}\n${line.slice(at)}`,
  'indents the line': (line) => `  ${line}`,
  'outdents the line': (line) => line.replace(/^ {1,2}/, ''),
  'loses the end': (line, at) => line.slice(0, at + 1),
  'loses the value': (line) => line.replace(/(?<=: ).+/, ''),
  'loses the dash': (line) => line.replace('- ', ''),
  'loses the dash but not its place': (line) => line.replace('- ', '  '),
  'begins the value with a sign': (line, _at, sign) =>
    line.replace(/(?<=: |- |^)(?=[^ ])/, () => sign),
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

/** Formats each value as `services.price: 40`, with its line. In a policy, only the front matter has values. */
function listValues(source: string): { value: string; line: number }[] {
  const isPolicy = source.startsWith('---');
  const yaml = isPolicy ? source.split(/^---$/m, 2).join('') : source;
  const { value: root, lineOf } = readYaml(yaml, '');
  const values: { value: string; line: number }[] = [];
  function addValues(node: unknown, path: Path) {
    if (typeof node === 'object' && node !== null) {
      const entries = Array.isArray(node) ? node.entries() : Object.entries(node);
      for (const [name, inner] of entries) {
        addValues(inner, [...path, name]);
      }
    } else {
      const fields = path.filter((name) => typeof name === 'string').join('.');
      values.push({ value: `${fields}: ${node}`, line: lineOf(path) });
    }
  }
  addValues(root, []);
  return values;
}

/** Whether all values above and below the line are unchanged. The line's own value may vanish, change or split. */
function changesOnlyItsField({ file, line }: Place, changed: string): boolean {
  const before = listValues(readOriginal(file));
  const valuesAbove = before.filter((one) => one.line < line).map(({ value }) => value);
  const valuesBelow = before.filter((one) => one.line > line).map(({ value }) => value);
  const after = listValues(changed).map(({ value }) => value);
  return (
    after.length >= valuesAbove.length + valuesBelow.length &&
    after.slice(0, valuesAbove.length).join('\n') === valuesAbove.join('\n') &&
    after.slice(after.length - valuesBelow.length).join('\n') === valuesBelow.join('\n')
  );
}

/**
 * Spans the top-level field that contains the line, the one before it, and the first line of the next. An indented line
 * may join the field before, and a broken line moves the next field down by one.
 */
function findNeighbourhood(source: string, line: number): { first: number; last: number } {
  const starts = source
    .split('\n')
    .flatMap((text, index) => (/^[\w-]/.test(text) ? [index + 1] : []));
  const [own = 1, above = 1] = starts.filter((start) => start <= line).toReversed();
  const below = starts.find((start) => start > own);
  return { first: above, last: below ? below + 1 : Number.POSITIVE_INFINITY };
}

function isNearby({ file, line }: Place, problem: Problem): boolean {
  const { first, last } = findNeighbourhood(readOriginal(file), line);
  const isAtStart = problem.line <= 2; // A missing field is reported at the first field of the file.
  const isInside = first <= problem.line && problem.line <= last;
  return problem.file === `content/${file}` && (isInside || isAtStart);
}

/** Returns undefined if the mistake is rejected nearby, or if only the field on its line changes. */
async function explainMisreading({
  place,
  name,
  position,
  sign,
}: Mistake): Promise<string | undefined> {
  const { file, line, text } = place;
  const typed = MISTAKES[name]?.(text, position % text.length, sign) ?? text;
  const changed = readOriginal(file)
    .split('\n')
    .with(line - 1, typed)
    .join('\n');
  const { problems, message } = await loadWith({ [file]: changed });
  const where = `${file}:${line} ${name}: ${JSON.stringify(typed)}`;
  if (problems.length === 0) {
    return changesOnlyItsField(place, changed) ? undefined : `${where} changes another field.`;
  }
  const isRejected = problems.some((one) => isNearby(place, one));
  return isRejected ? undefined : `${where} is rejected elsewhere: ${message}`;
}

type Mistake = { place: Place; name: string; position: number; sign: string };

const mistakes = fc.record({
  place: fc.constantFrom(...places),
  name: fc.constantFrom(...Object.keys(MISTAKES)),
  position: fc.nat(200),
  sign: fc.constantFrom(...SIGNS),
});

test(
  'a typing mistake is rejected where it was made, or changes only the field on its line',
  async () => {
    const misread: string[] = [];
    for (const mistake of fc.sample(mistakes, RUNS)) {
      const explanation = await explainMisreading(mistake);
      if (explanation) {
        misread.push(explanation);
      }
    }
    expect(misread).toEqual([]);
  },
  60_000 + RUNS.numRuns * TIMEOUT_PER_RUN_IN_MS,
);
