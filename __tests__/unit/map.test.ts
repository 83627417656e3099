/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const MAPS = [
  'README.md',
  'app/fonts/README.md',
  'deploy/README.md',
  'desk/README.md',
  'scripts/finish/README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

test.each(MAPS)('%s leads to files and commands that exist', (map) => {
  const text = readFileSync(map, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) =>
    path.join(path.dirname(map), to),
  );
  // From the root; a star or a placeholder names many, and what is made is not there yet.
  const files = [...text.matchAll(/`([\w@.[\]-]+\/[^`\s*…]*)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/^(?:out|_next|\.next|\.cache|@|application|text)\b/.test(file));
  const lost = [...links, ...files].filter(
    (file) => !(existsSync(file) || existsSync(path.join(path.dirname(map), file))),
  );
  expect(lost).toEqual([]);
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
