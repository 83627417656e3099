import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every file and folder of the project, from its root. */
const projectFiles = readdirSync('.')
  .filter((name) => !/^(?:node_modules|out|\.(?:git|next|cache))$/.test(name))
  .flatMap((name) => [name, ...listInside(name).map((file) => `${name}/${file}`)]);

const guides = ['.', 'deploy', 'cms', 'docs', 'fonts']
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => file.endsWith('.md'));

/** Files that the recipes of README.md use as examples, and that do not exist. */
const EXAMPLES = /faq|its-address|copy-button/;

/** Files that a build or a developer makes. */
const GENERATED = /^(?:out|\.cache|\.next|node_modules)\//;

function listInside(name: string): string[] {
  const isFolder = statSync(name).isDirectory();
  return isFolder ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : [];
}

/** Returns what a pattern captures, wherever it matches. */
function captureAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured);
}

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');

  test('links only to files that exist', () => {
    // `content/` is the owner's, who may remove its guide.
    const links = captureAll(text, /\]\((?!https?:|(?:\.\.\/)*content\/)([^)#]+)/g);
    const dead = links.filter((link) => !existsSync(path.join(path.dirname(guide), link)));
    expect(dead).toEqual([]);
  });

  test('names only files that exist', () => {
    // Either from the root, such as `model/schema.ts`, or from any folder, such as `specification.test.ts`.
    const pattern = /`((?:[\w@.-]+\/)*[\w.-]+(?:\.(?:tsx?|scss|md|yml|json)|\/))`/g;
    const named = captureAll(text, pattern)
      .filter((file) => !GENERATED.test(file))
      .filter((file) => !EXAMPLES.test(file));
    const missing = named.filter(
      (file) => !projectFiles.some((existing) => `/${existing}`.includes(`/${file}`)),
    );
    expect(missing).toEqual([]);
  });

  test('names only commands that exist', () => {
    const commands = captureAll(text, /npm run ([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
