import { createHash } from 'node:crypto';
import { readWidth, type WidthName } from '@/styles/read-width';
import type { FittedLine } from './fit-line';

/** How a line is set from a page width up, and what else holds there. */
export type WideLine = { from: WidthName; line: FittedLine; also?: string };

/**
 * The measures of a line as custom properties of a class whose name is made of them, so that
 * lines set alike share one rule. The margin under it is in em.
 */
export function buildLineRule(line: FittedLine, marginBottom: number, wide?: WideLine) {
  const bottom = marginBottom > 0 ? `;--b:${short(marginBottom, 2)}em` : '';
  const rules = [`&{${declare(line)}${bottom}}`];
  if (wide) {
    const from = readWidth(wide.from);
    rules.push(`@media (min-width:${from}rem){&{${declare(wide.line)}${wide.also ?? ''}}}`);
  }
  const css = rules.join('');
  const name = `w${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`;
  return { name, css: css.replaceAll('&', `.${name}`) };
}

function declare({ size, width, indent, marginTop }: FittedLine): string {
  return [
    // Rounded down: a line a hair too short closes its measure, one a hair too long does not.
    `--k:${short(Math.floor(size * 100) / 100)}`,
    `--w:${width}%`,
    `--o:${short(indent, 2)}em`,
    ...(Math.abs(marginTop) < 0.005 ? [] : [`--m:${short(marginTop, 2)}em`]),
  ].join(';');
}

/** As short as CSS allows: no more digits than show, no zero before the point. */
function short(value: number, digits = 3): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}
