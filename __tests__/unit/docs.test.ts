import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Matches folders that git ignores, and git's own. */
const SKIPPED_FOLDERS = /^(?:node_modules|out|\.(?:git|next|cache|vercel))$/;

const projectFiles = readdirSync('.')
  .filter((name) => !SKIPPED_FOLDERS.test(name))
  .flatMap((name) => [name, ...listInside(name).map((file) => `${name}/${file}`)]);

const guides = ['.', 'deploy', 'cms', 'docs', 'fonts']
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => file.endsWith('.md'));

/** The recipes in README.md mention these files only as examples. */
const EXAMPLES = /faq|como-chegar|copy-button/;

/** Matches files that commands create. */
const GENERATED = /^(?:out|\.cache|\.next|\.vercel|node_modules)\//;

/** Matches the owner's files. They aren't checked, because the owner may delete some, such as the guide. */
const OWNERS_FILES = /^content\//;

function listInside(name: string): string[] {
  const isFolder = statSync(name).isDirectory();
  return isFolder ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : [];
}

function captureAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured);
}

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');

  test('every file that the guide links to exists', () => {
    // Links into `content/` aren't checked, because the owner may delete the guide there.
    const links = captureAll(text, /\]\((?!https?:|(?:\.\.\/)*content\/)([^)#]+)/g);
    const deadLinks = links.filter((link) => !existsSync(path.join(path.dirname(guide), link)));
    expect(deadLinks).toEqual([]);
  });

  test('every file or folder that the guide names exists', () => {
    // Guides may shorten a path, such as `model/loading/schema.ts` to `schema.ts`.
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
    const missingCommands = commands.filter((name) => !(name in scripts));
    expect(missingCommands).toEqual([]);
  });
});
