import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints each reason for skipped tests once, at the end. */
// biome-ignore lint/style/noDefaultExport: Playwright requires a default export.
export default class SkipReporter implements Reporter {
  readonly #reasons = new Map<string, number>();

  onTestEnd({ annotations }: TestCase) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (reason) {
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    }
  }

  onEnd() {
    for (const [reason, times] of this.#reasons) {
      process.stdout.write(`Ficaram de fora ${times}: ${reason}\n`);
    }
  }
}
