import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const guides = ['.', 'deploy', 'cms', 'scripts/postbuild', 'docs']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => file.endsWith('.md'));

test.each(guides)('%s leads to files and commands that exist', (guide) => {
  const text = readFileSync(guide, 'utf8');
  // `content/` is the owner's.
  const files = [...text.matchAll(/\]\((?!https?:|(?:\.\.\/)*content\/)([^)#]+)/g)].map(
    ([, file = '']) => file,
  );
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(files.filter((file) => !existsSync(path.join(path.dirname(guide), file)))).toEqual([]);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
