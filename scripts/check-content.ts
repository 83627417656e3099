import { countExamples, listExamples } from '../model/check/examples';
import { findWarnings } from '../model/check/warnings';
import { readContent } from './read-content';

// The first step of the build: what is wrong is told in Portuguese before the compiler has a word.
const read = await readContent();

if (read) {
  for (const warning of findWarnings(read.content, new Date())) {
    console.warn(warning);
  }
  const remaining = listExamples(read.content, read.examples);
  console.log(`${countExamples(remaining)}. Veja com npm run launch-check.`);
} else {
  process.exitCode = 1;
}
