import { countExamples, listExamples } from '../model/check/examples';
import { findWarnings } from '../model/check/warnings';
import { readContent } from '../model/content';
import { assertPhotos, findSmallPhotos } from '../model/derive/pictures/assert-photos';
import { ContentError } from '../model/drawer/problems';

// The first step of the build: what is wrong is told in Portuguese before the compiler has a word.
try {
  const content = readContent();
  await assertPhotos(content);
  const warnings = [...findWarnings(content, new Date()), ...(await findSmallPhotos(content))];
  for (const warning of warnings) {
    console.warn(warning);
  }
  console.log(`${countExamples(listExamples())}. Veja com npm run launch-check.`);
} catch (error) {
  if (!(error instanceof ContentError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
