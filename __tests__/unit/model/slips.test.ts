import fc from 'fast-check';
import { FILES, type Problem } from '@/model/content';
import { type Path, readYaml } from '@/model/yaml';
import { copyShop, loadWith, readOriginal } from './shop-copy';

copyShop();

const SIGNS = '"#:-\'*&{}[]|>%@`!?,~\\;$';
const signOf = (at: number) => SIGNS[at % SIGNS.length] ?? '';

/** What a finger does to a line by mistake, at a position. */
const SLIPS: Readonly<Record<string, (line: string, at: number) => string>> = {
  'loses a character': (line, at) => line.slice(0, at) + line.slice(at + 1),
  'types one twice': (line, at) => line.slice(0, at + 1) + line.slice(at),
  'swaps two': (line, at) =>
    line.slice(0, at) + line.slice(at + 1, at + 2) + line[at] + line.slice(at + 2),
  'types a sign': (line, at) => line.slice(0, at) + signOf(at) + line.slice(at),
  'types a space': (line, at) => `${line.slice(0, at)} ${line.slice(at)}`,
  'types a tab': (line, at) => `${line.slice(0, at)}\t${line.slice(at)}`,
  'breaks the line': (line, at) => `${line.slice(0, at)}\n${line.slice(at)}`,
  'indents more': (line) => `  ${line}`,
  'indents less': (line) => line.replace(/^ {1,2}/, ''),
  'loses the end': (line, at) => line.slice(0, at + 1),
  'begins with a sign': (line, at) => line.replace(/(?<=: |- |^)(?=[^ ])/, signOf(at)),
  'repeats the line': (line) => `${line}\n${line}`,
};

type Leaf = { field: string; line: number };

/** Every value of a file in its order, with the names of its fields, and its line. */
function listLeaves(source: string): Leaf[] {
  // Of a policy, what is above its text, in the same lines.
  const yaml = source.startsWith('---') ? source.split(/^---$/m, 2).join('') : source;
  const { value, lineOf } = readYaml(yaml);
  function list(inner: unknown, at: Path): Leaf[] {
    if (typeof inner !== 'object' || inner === null) {
      const names = at.filter((name) => typeof name === 'string');
      return [{ field: `${names.join('.')}: ${inner}`, line: lineOf(at) }];
    }
    return Object.entries(inner).flatMap(([name, one]) =>
      list(one, [...at, Array.isArray(inner) ? Number(name) : name]),
    );
  }
  return list(value, []);
}

const lines = Object.values(FILES).flatMap((file) =>
  readOriginal(file)
    .split('\n')
    .flatMap((text, index) => (/\w/.test(text) ? [{ file, text, line: index + 1 }] : [])),
);

/** A list that is too long is answered at its first line, a day at the other one in its way. */
const ELSEWHERE = /itens|outro item|já estão/;

/** The last line of the group that a line begins. */
function findEnd(source: string, line: number): number {
  const indents = source.split('\n').map((text) => text.search(/\S/));
  const [own = 0, ...others] = indents.slice(line - 1);
  return line + (others.findIndex((indent) => indent <= own) + 1 || others.length + 1) - 1;
}

test('a slip in any line is refused there, or changes nothing else', async () => {
  const slip = fc.record({
    place: fc.constantFrom(...lines),
    what: fc.constantFrom(...Object.keys(SLIPS)),
    at: fc.nat(60),
  });
  await fc.assert(
    fc.asyncProperty(slip, async ({ place: { file, text, line }, what, at }) => {
      const original = readOriginal(file);
      const typed = SLIPS[what]?.(text, at % text.length) ?? '';
      const all = original.split('\n');
      const source = all.with(line - 1, typed).join('\n');
      const { problems } = await loadWith({ [file]: source });
      // A field that is gone is missed where its group begins.
      const isNear = (one: Problem) =>
        (one.line >= line - 1 && one.line <= findEnd(original, line) + 2) ||
        one.found.endsWith(': nada') ||
        ELSEWHERE.test(one.advice);
      const near = problems.filter(isNear);
      const leaves = listLeaves(original);
      const others = leaves.filter((one) => one.line !== line).map(({ field }) => field);
      const before = leaves.filter((one) => one.line < line).length;
      const now = listLeaves(source).map(({ field }) => field);
      // What was typed may be one value more or less.
      now.splice(before, now.length - others.length);
      const isSame = now.join() === others.join();
      const right = problems.length > 0 ? near.length > 0 : isSame;
      expect({ typed, problems, right }).toMatchObject({ right: true });
    }),
    { numRuns: 200 }, // A failure prints its seed.
  );
}, 120_000);
