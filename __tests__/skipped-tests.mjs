import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @file Prints how many tests were skipped, and why, at the end of a run. Jest uses this file as a reporter. `npm test`
 * also runs it as a script after the browser tests, because their output is long.
 */

const SUMMARY = '.cache/skipped-tests.txt';

export default class SkippedTestsReporter {
  constructor({ testNamePattern }) {
    // With `-t`, Jest reports every test that doesn't match the pattern as skipped.
    this.isFiltered = Boolean(testNamePattern);
  }

  onRunComplete(_contexts, { testResults }) {
    const summary = this.isFiltered ? '' : summarize(testResults);
    mkdirSync(path.dirname(SUMMARY), { recursive: true });
    writeFileSync(SUMMARY, summary);
    // Jest prints its own summary after this method returns, so ours waits for the exit.
    process.once('exit', () => process.stderr.write(summary));
  }
}

/** Returns one line per reason. Titles give their reason in brackets, such as "(skipped: Apache is missing)". */
function summarize(testResults) {
  const counts = new Map();
  const tests = testResults.flatMap((file) => file.testResults);
  for (const { ancestorTitles, status } of tests) {
    const reason = /\(skipped: (.*)\)/.exec(ancestorTitles.join(' '))?.[1];
    if (status === 'pending' && reason) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  }
  const lines = [...counts].map(([reason, count]) => `${count} tests skipped: ${reason}\n`);
  return lines.join('');
}

const isRunAsScript = import.meta.url === pathToFileURL(`${process.argv[1]}`).href;
if (isRunAsScript) {
  process.stderr.write(readFileSync(SUMMARY, 'utf8'));
}
