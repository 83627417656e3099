import { createHash } from 'node:crypto';
import { clsx } from 'clsx';
import { Fragment, type HTMLAttributes } from 'react';
import { readLength, type WidthName } from '@/styles/read-tokens';
import { type FittedLine, fitLines } from './fit-line';
import { VARIANTS, type Variant, type VariantName } from './variants';
import styles from './wood-type.module.scss';

type WoodTypeProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> & {
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  /** Broken where the sense allows; screen readers read them as one phrase. */
  lines: readonly string[];
  variant: VariantName;
  /** Joins the lines from this page width up. */
  joinFrom?: WidthName;
};

/**
 * Display type that fills its measure with any text: the build measures each line in the font. The
 * values are in CSS rules with hashed class names, because the CSP allows no `style` attribute. Lines
 * still wrap with larger text or wider spacing.
 */
export function WoodType({
  as: Tag = 'h2',
  lines,
  variant: name,
  joinFrom,
  className,
  ...attributes
}: WoodTypeProps) {
  const variant: Variant = VARIANTS[name];

  return (
    <Tag
      className={clsx(styles.root, !variant.isShareOfContainer && styles.measure, className)}
      {...attributes}
    >
      {buildLines(lines, variant, joinFrom).map(({ text, rule }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move and may repeat.
        <Fragment key={index}>
          <style href={rule.className} precedence="generated">
            {rule.css}
          </style>
          {/* The space separates lines for screen readers, copying and searching. */}
          <span className={clsx(styles.line, rule.className)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

type Declarations = Readonly<Record<string, string>>;

/** Each line with the rule of its measures; from the page width `joinFrom`, all lines are one. */
function buildLines(lines: readonly string[], variant: Variant, joinFrom?: WidthName) {
  const fitted = fitLines(lines, variant);
  const { alone, joined, keepsDescenders } = variant;
  const from = joinFrom ?? joined?.from;
  const [whole, ...rest] = fitLines([lines.join(' ')], { ...variant, alone: joined ?? alone });
  const isJoined = from && whole && rest.length === 0 && (joined || fitted.length > 1);

  return fitted.map((line, index) => {
    const hangs = keepsDescenders && line.overhang > 0 && line === fitted.at(-1);
    const separate = {
      ...declareMeasures(line),
      ...(hangs && { '--b': `${formatNumber(line.overhang, 2)}em` }),
    };
    const together = isJoined && {
      ...declareMeasures(whole),
      ...(fitted.length > 1 && { '--d': 'inline', 'line-height': '1.05' }),
      ...(index > 0 && { '--o': 'var(--_slack)' }),
    };
    return { text: line.text, rule: buildRule(separate, together ? [from, together] : undefined) };
  });
}

/** The custom properties of wood-type.module.scss. */
function declareMeasures({ size, width, indent, marginTop }: FittedLine): Declarations {
  return {
    // Rounded down: a line that is slightly too long would wrap.
    '--k': formatNumber(Math.floor(size * 100) / 100),
    '--w': `${width}%`,
    '--o': `${formatNumber(indent, 2)}em`,
    ...(Math.abs(marginTop) >= 0.005 && { '--m': `${formatNumber(marginTop, 2)}em` }),
  };
}

/** A class and its rule. The name is a hash of the declarations, so that equal lines share a rule. */
function buildRule(base: Declarations, wide?: readonly [from: WidthName, Declarations]) {
  const hash = createHash('sha256')
    .update(JSON.stringify([base, wide]))
    .digest('base64url');
  const className = `w${hash.slice(0, 5)}`;
  const css = `.${className}{${formatDeclarations(base)}}`;
  return {
    className,
    css: wide
      ? `${css}@media (min-width:${readLength(wide[0])}rem){.${className}{${formatDeclarations(wide[1])}}}`
      : css,
  };
}

const formatDeclarations = (declarations: Declarations) =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Omits invisible digits and the zero before the decimal point. */
function formatNumber(value: number, digits = 3): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}
