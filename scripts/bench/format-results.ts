import type { Interactions } from './measure-interactions';
import { METRICS, type Run, type Throttling } from './run-lighthouse';

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

const TITLES: Readonly<Record<(typeof METRICS)[number], string>> = {
  'first-contentful-paint': 'First Contentful Paint (ms)',
  'largest-contentful-paint': 'Largest Contentful Paint (ms)',
  'speed-index': 'Speed Index (ms)',
  'total-blocking-time': 'Total Blocking Time (ms)',
  'cumulative-layout-shift': 'Cumulative Layout Shift',
  'total-byte-weight': 'Transferido (bytes)',
};

/** Medians of both, and how far we are from the copy without scripts. */
export function formatComparison(
  throttling: Throttling,
  ours: readonly Run[],
  bare: readonly Run[],
): string {
  const rows = METRICS.map((metric) => {
    const [a, b] = [ours, bare].map((runs) => median(runs.map((run) => run.metrics[metric])));
    return compare(TITLES[metric], a, b, metric === 'cumulative-layout-shift' ? decimal : whole);
  });
  const [a, b] = [ours, bare].map((runs) => median(runs.map(({ requests }) => requests)));
  return table(
    [`\`/\` no celular (${throttling})`, 'Site', 'Sem scripts', 'Razão'],
    [...rows, compare('Pedidos', a, b, whole)],
  );
}

export function formatScores(
  results: readonly { route: string; device: string; runs: readonly Run[] }[],
): string {
  const categories = Object.keys(results[0]?.runs[0]?.scores ?? {});
  return table(
    ['Lighthouse', ...categories],
    results.map(({ route, device, runs }) => [
      `\`${route}\` ${device}`,
      ...categories.map((category) =>
        whole.format(median(runs.map(({ scores }) => scores[category] ?? Number.NaN))),
      ),
    ]),
  );
}

export function formatInteractions(measured: readonly Interactions[]): string {
  const medianOf = (name: keyof Interactions) =>
    whole.format(median(measured.map((one) => one[name])));
  return table(
    ['Depois da primeira ação, processador 4× mais lento', ''],
    [
      ['Scripts transferidos (bytes)', medianOf('scriptBytes')],
      ['Primeiro toque, no menu, antes da hidratação (ms)', medianOf('firstTapMs')],
      ['Menu, depois da hidratação (ms)', medianOf('menuMs')],
      ['Foto, depois da hidratação (ms)', medianOf('viewerMs')],
    ],
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.floor(middle)],
    sorted[Math.ceil(middle)],
  ];
  return (low + high) / 2;
}

function compare(
  title: string,
  ours: number | undefined = Number.NaN,
  bare: number | undefined = Number.NaN,
  format: Intl.NumberFormat = whole,
): string[] {
  const ratio = bare === 0 ? '–' : decimal.format(ours / bare);
  return [title, format.format(ours), format.format(bare), ratio];
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = header.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [header, rule, ...rows].map(line).join('\n');
}
