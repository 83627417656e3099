import { readdirSync, readFileSync } from 'node:fs';

const files = ['app', 'components', 'model', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const code = files.filter((file) => /\.tsx?$/.test(file));
const stylesheets = files.filter((file) => file.endsWith('.scss'));

/** Matches block comments and line comments, but not the `//` in `https://a.com`. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/.*$/gm;

function readWithoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(COMMENTS, '');
}

/** Adds the file's name to each line, so a failed test says where to look. */
function listLines(file: string): string[] {
  const lines = readWithoutComments(file).split('\n');
  return lines.map((line) => `${file} → ${line.trim()}`);
}

const clientFiles = code.filter((file) => file.endsWith('.client.tsx'));

test('the only client modules are the *.client.tsx files and Next’s error page', () => {
  const clientModules = code.filter((file) =>
    /^\s*['"]use client['"]/.test(readWithoutComments(file)),
  );
  // Next requires its error page to have this name, and to be a client module.
  expect(clientModules.toSorted()).toEqual(['app/global-error.tsx', ...clientFiles].toSorted());
});

/** Would work in `next dev`, but do nothing on the published page, which has no React. */
const HOOK_HANDLER_OR_REF = /\b(?:use[A-Z]\w*|on[A-Z]\w*|ref)\b/;

test.each(clientFiles)('%s has a behaviour, and no hook, handler or ref', (file) => {
  const lines = listLines(file);
  expect(lines.join('\n')).toContain('clientBehaviour(');
  expect(lines.filter((line) => HOOK_HANDLER_OR_REF.test(line))).toEqual([]);
});

/** Only _tokens.scss may define these values. The examples prove that the patterns match. */
const TOKENS = [
  {
    token: 'colour',
    pattern: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i,
    example: 'color: #8a2615;',
  },
  { token: 'layer', pattern: /z-index:\s*\d/, example: 'z-index: 20;' },
  { token: 'duration', pattern: /:\s[^;{]*\b\d*\.?\d+m?s\b/, example: 'transition: 140ms;' },
];

test.each(TOKENS)('only _tokens.scss defines a $token', ({ pattern, example }) => {
  expect(example).toMatch(pattern);
  const otherStylesheets = stylesheets.filter((file) => file !== 'styles/_tokens.scss');
  const components = files.filter((file) => /^(app|components)\/.*\.(tsx?|svg)$/.test(file));
  const lines = [...otherStylesheets, ...components].flatMap(listLines);
  const definitions = lines.filter((line) => {
    // In-page links are removed, because `#cafe` would also be a valid colour.
    const withoutLinks = line.replace(/url\([^)]*\)|'#[\w-]*'/g, '');
    return pattern.test(withoutLinks);
  });
  expect(definitions).toEqual([]);
});

test('every custom property that’s used without a fallback is defined', () => {
  const allText = [...stylesheets, ...code].map(readWithoutComments).join('\n');
  const styles = stylesheets.map(readWithoutComments).join();
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(20);
  // Stylesheets define a property with `--name:`, components with `'--name':` or `setProperty('--name',`.
  const isDefined = (name: string) => new RegExp(`${name}(:|'[,:])`).test(allText);
  const undefinedProperties = used.filter((name) => !isDefined(name));
  expect(undefinedProperties).toEqual([]);
});
