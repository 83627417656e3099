import { compareWithSample } from '../model/check/sample-content';
import { formatNotice } from '../model/content-files/content-error';
import { loadContentFiles } from '../model/content-files/load';
import { reportContent } from './report';

// Validates the content and lists what it still shares with the sample.
const loaded = loadContentFiles();
process.exitCode = 1;
if ((await reportContent(loaded)) === 'valid') {
  const { values, leftovers, progress } = compareWithSample(loaded);
  console.log(values.map(formatNotice).join('\n'));
  console.log(progress ?? 'Nada do exemplo impede o site de ir ao ar.');
  process.exitCode = Number(leftovers.length > 0);
}
