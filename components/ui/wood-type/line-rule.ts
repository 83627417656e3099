import { createHash } from 'node:crypto';
import { readWidth, type WidthName } from '@/styles/read-width';
import type { FittedLine } from './fit-line';

/** How a line is set from a page width up. */
type Variant = { from: WidthName; line: FittedLine; joins?: 'first' | 'rest' };

type Options = {
  variant?: Variant;
  /** In em. */
  marginBottom?: number;
};

/**
 * The measures of a line as custom properties of a class whose name is made of them, so that
 * lines set alike share one rule.
 */
export function buildLineRule(line: FittedLine, { variant, marginBottom = 0 }: Options = {}) {
  const base = `{${declare(line)}${marginBottom > 0 ? `;--b:${short(marginBottom, 2)}em` : ''}}`;
  const wide = variant ? `{${declareVariant(variant)}}` : '';
  const hash = createHash('sha256').update(base + wide);
  const name = `w${hash.digest('base64url').slice(0, 5)}`;
  const css = variant
    ? `.${name}${base}@media (min-width:${readWidth(variant.from)}rem){.${name}${wide}}`
    : `.${name}${base}`;
  return { name, css };
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

function declareVariant({ line, joins }: Variant): string {
  if (!joins) {
    return `--m:0;${declare(line)}`;
  }
  const start = joins === 'rest' ? ';--o:var(--_slack)' : '';
  return `${declare(line)};--d:inline;line-height:1.05${start}`;
}

/** As short as CSS allows: no more digits than show, no zero before the point. */
function short(value: number, digits = 3): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}
