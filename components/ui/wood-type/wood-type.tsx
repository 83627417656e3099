import { clsx } from 'clsx';
import { Fragment } from 'react';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import { type FittedLine, fitLines } from './fit-line';
import { VARIANTS, type Variant, type VariantName } from './variants';
import styles from './wood-type.module.scss';

type WoodTypeProps = {
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** Broken where the sense allows; screen readers read them as one phrase. */
  lines: readonly string[];
  variant: VariantName;
  /** Joins the lines where the navigation is inline. */
  isJoinedWide?: true;
};

/**
 * Display type that fills its measure with any text: the build measures each line in the font. Lines
 * still wrap with larger text or wider spacing.
 */
export function WoodType({ as: Tag = 'h2', lines, variant: name, isJoinedWide }: WoodTypeProps) {
  const variant: Variant = VARIANTS[name];

  return (
    <Tag className={clsx(styles.root, !variant.isShareOfContainer && styles.measure)}>
      {buildLines(lines, variant, isJoinedWide).map(({ text, className, style }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move and may repeat.
        <Fragment key={index}>
          {style}
          {/* The space separates lines for screen readers, copying and searching. */}
          <span className={clsx(styles.line, className)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

/** Each line with the class of its size and place; `isJoinedWide` makes them one. */
function buildLines(lines: readonly string[], variant: Variant, isJoinedWide?: true) {
  const fitted = fitLines(lines, variant);
  const [whole, ...rest] = isJoinedWide ? fitLines([lines.join(' ')], variant) : [];
  const joined = rest.length === 0 && fitted.length > 1 && whole;

  return fitted.map((line, index) => {
    const hangs = variant.keepsDescenders && line === fitted.at(-1);
    const separate = {
      ...declare(line),
      'margin-bottom': hangs ? formatEm(line.overhang / line.size) : undefined,
    };
    const together = joined && {
      ...declare(joined),
      display: 'inline',
      'line-height': 1.05,
      ...(index > 0 && { '--_indent': 'var(--_slack)' }),
    };
    return { text: line.text, ...buildGeneratedClass(separate, together || undefined) };
  });
}

/** Lengths become em, to follow a letter that is larger than its share of a narrow measure. */
function declare({ size, width, indent, marginTop }: FittedLine) {
  return {
    '--_size': Math.floor(size * 100) / 100, // Not rounded up: a line slightly too long would wrap.
    '--_indent': formatEm(indent / size),
    'font-stretch': `${width}%`,
    'margin-top': formatEm(marginTop / size),
  };
}

/** Nothing for a zero. */
const formatEm = (value: number) =>
  Math.abs(value) < 0.005 ? undefined : `${Number(value.toFixed(2))}em`;
