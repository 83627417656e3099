import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The paths of all files and folders of the project, relative to its root. */
const projectFiles = readdirSync('.')
  .filter((name) => !/^(?:node_modules|out|\.(?:git|next|cache|vercel))$/.test(name))
  .flatMap((name) => [name, ...listInside(name).map((file) => `${name}/${file}`)]);

const guides = ['.', 'deploy', 'cms', 'docs', 'fonts']
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => file.endsWith('.md'));

/** Files that the recipes of README.md use as examples, and that do not exist. */
const EXAMPLES = /faq|como-chegar|copy-button/;

/** Files that a build or a developer makes. */
const GENERATED = /^(?:out|\.cache|\.next|\.vercel|node_modules)\//;

/** Matches files of the owner, who may remove the guide among them. */
const OWNERS_FILES = /^content\//;

function listInside(name: string): string[] {
  const isFolder = statSync(name).isDirectory();
  return isFolder ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : [];
}

/** Returns the text that a pattern captures in each of its matches. */
function captureAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured);
}

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');

  test('every link of the guide to a file leads to an existing file', () => {
    // Links into `content/` are not checked, because the owner may remove the guide there.
    const links = captureAll(text, /\]\((?!https?:|(?:\.\.\/)*content\/)([^)#]+)/g);
    const dead = links.filter((link) => !existsSync(path.join(path.dirname(guide), link)));
    expect(dead).toEqual([]);
  });

  test('every file or folder that the guide names exists', () => {
    // The guides name a file by its path, such as `model/schema.ts`, or by the end of it, such as `schema.ts`.
    const pattern = /`((?:[\w@.-]+\/)*[\w.-]+(?:\.(?:tsx?|scss|md|yml|json)|\/))`/g;
    const named = captureAll(text, pattern)
      .filter((file) => !GENERATED.test(file))
      .filter((file) => !OWNERS_FILES.test(file))
      .filter((file) => !EXAMPLES.test(file));
    const missing = named.filter(
      (file) => !projectFiles.some((existing) => `/${existing}`.includes(`/${file}`)),
    );
    expect(missing).toEqual([]);
  });

  test('every `npm run` command that the guide names exists', () => {
    const commands = captureAll(text, /npm run ([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
