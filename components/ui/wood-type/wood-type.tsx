import { clsx } from 'clsx';
import { Fragment } from 'react';
import { buildRule } from '@/components/ui/build-rule/build-rule';
import type { WidthName } from '@/styles/read-tokens';
import { type FittedLine, fitLines } from './fit-line';
import { VARIANTS, type Variant, type VariantName } from './variants';
import styles from './wood-type.module.scss';

type WoodTypeProps = {
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** Broken where the sense allows; screen readers read them as one phrase. */
  lines: readonly string[];
  variant: VariantName;
  /** Joins the lines from this page width up. */
  joinFrom?: WidthName;
};

/**
 * Display type that fills its measure with any text: the build measures each line in the font. Lines
 * still wrap with larger text or wider spacing.
 */
export function WoodType({ as: Tag = 'h2', lines, variant: name, joinFrom }: WoodTypeProps) {
  const variant: Variant = VARIANTS[name];

  return (
    <Tag className={clsx(styles.root, !variant.isShareOfContainer && styles.measure)}>
      {buildLines(lines, variant, joinFrom).map(({ text, rule }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move and may repeat.
        <Fragment key={index}>
          {rule.style}
          {/* The space separates lines for screen readers, copying and searching. */}
          <span className={clsx(styles.line, rule.className)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

/** Each line with the rule of its measures; from the page width `joinFrom`, all lines are one. */
function buildLines(lines: readonly string[], variant: Variant, joinFrom?: WidthName) {
  const fitted = fitLines(lines, variant);
  const [whole, ...rest] = fitLines([lines.join(' ')], variant);
  const isJoined = whole && rest.length === 0 && fitted.length > 1;

  return fitted.map((line, index) => {
    const hangs = variant.keepsDescenders && line.overhang > 0 && line === fitted.at(-1);
    const separate = {
      ...declareMeasures(line),
      '--b': hangs ? formatEm(line.overhang) : undefined,
    };
    const together = isJoined && {
      ...declareMeasures(whole),
      '--d': 'inline',
      'line-height': '1.05',
      ...(index > 0 && { '--o': 'var(--_slack)' }),
    };
    return { text: line.text, rule: buildRule(separate, together || undefined, joinFrom) };
  });
}

/**
 * The custom properties of wood-type.module.scss:
 *
 * | Property | Value                           | Unit                         |
 * | -------- | ------------------------------- | ---------------------------- |
 * | `--k`    | `size`                          | percent of the measure       |
 * | `--w`    | `width`                         | percent, on the font's axis  |
 * | `--o`    | `indent`                        | em                           |
 * | `--m`    | `marginTop`, unless it is zero  | em                           |
 * | `--b`    | margin below, for the overhang  | em                           |
 * | `--d`    | `inline` where lines are joined |                              |
 */
function declareMeasures({ size, width, indent, marginTop }: FittedLine) {
  return {
    // Rounded down: a line that is slightly too long would wrap.
    '--k': formatNumber(Math.floor(size * 100) / 100),
    '--w': `${width}%`,
    '--o': formatEm(indent),
    '--m': Math.abs(marginTop) >= 0.005 ? formatEm(marginTop) : undefined,
  };
}

const formatEm = (value: number) => `${formatNumber(Number(value.toFixed(2)))}em`;

/** Omits the zero before the decimal point. */
const formatNumber = (value: number) => String(value).replace(/^(-?)0\./, '$1.');
