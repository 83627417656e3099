import lighthouse, { desktopConfig } from 'lighthouse';

export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

export const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const;
type Metric = (typeof METRICS)[number];

export type Run = {
  metrics: Record<Metric, number>;
  requests: number;
  /** 0 to 100. */
  scores: Record<string, number>;
};

/**
 * How the slow network comes about. `simulate`, Lighthouse's preset, computes it from an unhindered
 * visit, and lets nothing appear before the whole document has come; `devtools` holds the bytes back
 * while the browser shows what it has.
 */
export type Throttling = 'simulate' | 'devtools';

/** Chromium loses the start of a trace now and then, and Lighthouse asks to be run again. */
const ATTEMPTS = 3;

type Visit = { device: Device; port: number; throttling?: Throttling };

/** One cold visit, with Lighthouse's own preset for the device. */
export async function runLighthouse(
  url: string,
  { device, port, throttling = 'simulate' }: Visit,
): Promise<Run> {
  const flags = { port, logLevel: 'error', output: 'json', throttlingMethod: throttling } as const;
  const config = device === 'desktop' ? desktopConfig : undefined;
  const visit = async () => (await lighthouse(url, flags, config))?.lhr;
  let report = await visit();
  for (let attempt = 2; report?.runtimeError && attempt <= ATTEMPTS; attempt += 1) {
    report = await visit();
  }
  if (!report || report.runtimeError) {
    throw new Error(`O Lighthouse não mediu ${url}: ${report?.runtimeError?.message ?? ''}`);
  }

  const numberOf = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const network = report.audits['network-requests']?.details;
  return {
    metrics: Object.fromEntries(
      METRICS.map((metric) => [metric, numberOf(metric)]),
    ) as Run['metrics'],
    requests: network?.type === 'table' ? network.items.length : Number.NaN,
    scores: Object.fromEntries(
      Object.values(report.categories).map(({ title, score }) => [
        title,
        Math.round((score ?? 0) * 100),
      ]),
    ),
  };
}
