import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @file Says in the last lines of a run how many tests were skipped, and why. Jest loads this file as a reporter. The
 * browser tests then print a lot, so `npm test` also runs it as a script at the end, which says it again.
 */

const SUMMARY = '.cache/skipped-tests.txt';

export default class SkippedTestsReporter {
  constructor({ testNamePattern }) {
    // With `-t`, Jest counts every test that wasn't asked for as skipped.
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

/** A line for each reason, which a title gives in brackets, such as "(skipped: Apache is missing)". */
function summarize(testResults) {
  const counts = new Map();
  for (const { ancestorTitles, status } of testResults.flatMap((file) => file.testResults)) {
    const reason = /\(skipped: (.*)\)/.exec(ancestorTitles.join(' '))?.[1];
    if (status === 'pending' && reason) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  }
  return [...counts].map(([reason, count]) => `${count} tests skipped: ${reason}\n`).join('');
}

const isRunAsScript = import.meta.url === pathToFileURL(`${process.argv[1]}`).href;
if (isRunAsScript) {
  process.stderr.write(readFileSync(SUMMARY, 'utf8'));
}
