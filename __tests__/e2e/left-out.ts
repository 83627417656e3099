import type { Reporter, TestCase } from '@playwright/test/reporter';

/** A part of a test that this machine cannot be asked, as the type of an annotation that says why. */
export const LEFT_OUT = 'left out';

/** Says at the end why tests, or parts of them, were left out, each reason once. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default class LeftOut implements Reporter {
  readonly #reasons = new Map<string, number>();

  onTestEnd(test: TestCase) {
    const isReason = ({ type }: { type: string }) => type === 'skip' || type === LEFT_OUT;
    const reason = test.annotations.find(isReason)?.description;
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
