import lighthouse, { desktopConfig, type Flags } from 'lighthouse';

export const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const;

export type Run = {
  metrics: Record<(typeof METRICS)[number], number>;
  /** 0 to 100. */
  scores: Record<string, number>;
};

/** Chromium loses the start of a trace now and then, and Lighthouse asks to be run again. */
const ATTEMPTS = 3;

/** One cold visit, with Lighthouse's own preset for the device. */
export async function runLighthouse(
  url: string,
  device: 'mobile' | 'desktop',
  flags: Flags,
): Promise<Run> {
  const config = device === 'desktop' ? desktopConfig : undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = (await lighthouse(url, { logLevel: 'error', ...flags }, config))?.lhr;
    if (report && !report.runtimeError) {
      const measured = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
      return {
        metrics: Object.fromEntries(METRICS.map((it) => [it, measured(it)])) as Run['metrics'],
        scores: Object.fromEntries(
          Object.values(report.categories).map(({ title, score }) => [
            title,
            Math.round((score ?? 0) * 100),
          ]),
        ),
      };
    }
  }
  throw new Error(`O Lighthouse não mediu ${url}.`);
}
