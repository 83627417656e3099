import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const tracked = readdirSync('.')
  .filter((name) => !/^(?:node_modules|out|\.(?:git|next|cache))$/.test(name))
  .flatMap((name) => [name, ...listInside(name).map((file) => `${name}/${file}`)]);
const guides = ['.', 'deploy', 'cms', 'docs', 'fonts']
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => file.endsWith('.md'));

function listInside(name: string): string[] {
  const isFolder = statSync(name).isDirectory();
  return isFolder ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : [];
}

test.each(guides)('%s leads to files and commands that exist', (guide) => {
  const text = readFileSync(guide, 'utf8');
  // `content/` is the owner's.
  const files = [...text.matchAll(/\]\((?!https?:|(?:\.\.\/)*content\/)([^)#]+)/g)].map(
    ([, file = '']) => file,
  );
  // `model/schema.ts` from the root, `specification.test.ts` wherever it is.
  const named = [...text.matchAll(/`((?:[\w@.-]+\/)*[\w.-]+(?:\.(?:tsx?|scss|md|yml|json)|\/))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/^(?:out|\.cache|\.next|node_modules)\//.test(file));
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(files.filter((file) => !existsSync(path.join(path.dirname(guide), file)))).toEqual([]);
  expect(named.filter((file) => !tracked.some((one) => `/${one}`.includes(`/${file}`)))).toEqual(
    [],
  );
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
