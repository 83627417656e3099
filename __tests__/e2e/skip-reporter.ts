import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Says at the end why tests were left out, each reason once. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default class LeftOut implements Reporter {
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
