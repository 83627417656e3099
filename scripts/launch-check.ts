import {
  describeProgress,
  describeSampleValue,
  findLeftovers,
  listSampleContent,
} from '../model/check/sample-content';
import { reportContent } from './check-content';

// Validates the content and lists what it still shares with the sample.
const isValid = (await reportContent()) === 'valid';
if (isValid) {
  console.log(listSampleContent().map(describeSampleValue).join('\n'));
  console.log(describeProgress() ?? 'Nada do exemplo impede o site de ir ao ar.');
}
process.exitCode = isValid && findLeftovers().length === 0 ? 0 : 1;
