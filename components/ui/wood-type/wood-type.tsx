import { createHash } from 'node:crypto';
import { clsx } from 'clsx';
import { Fragment, type HTMLAttributes } from 'react';
import { readWidth, type WidthName } from '@/styles/read-tokens';
import { type FittedLine, fitLines } from './fit-line';
import { SETTINGS, type Setting, type SettingName } from './settings';
import styles from './wood-type.module.scss';

type WoodTypeProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> & {
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  /** Broken where the sense allows; screen readers read them as one phrase. */
  lines: readonly string[];
  setting: SettingName;
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
  setting,
  joinFrom,
  className,
  ...attributes
}: WoodTypeProps) {
  const limits: Setting = SETTINGS[setting];

  return (
    <Tag
      className={clsx(styles.root, !limits.isShareOfContainer && styles.measure, className)}
      {...attributes}
    >
      {buildLines(lines, limits, joinFrom).map(({ text, name, css }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move and may repeat.
        <Fragment key={index}>
          <style href={name} precedence="generated">
            {css}
          </style>
          {/* The space separates lines for screen readers, copying and searching. */}
          <span className={clsx(styles.line, name)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

/**
 * The measures of each line as custom properties of a class named after their hash, so that equal
 * lines share a rule.
 */
function buildLines(lines: readonly string[], setting: Setting, joinFrom?: WidthName) {
  const { alone, joined } = setting;
  const from = joinFrom ?? joined?.from;
  const fitted = fitLines(lines, setting);
  const [joinedLine, ...more] = fitLines([lines.join(' ')], { ...setting, alone: joined ?? alone });

  return fitted.map((line, index) => {
    const hangs = setting.keepsDescenders && line.overhang > 0 && line === fitted.at(-1);
    const bottom = hangs ? `;--b:${formatNumber(line.overhang, 2)}em` : '';
    let css = `&{${declare(line)}${bottom}}`;
    if (from && joinedLine && more.length === 0 && (joined || fitted.length > 1)) {
      // Joined lines are inline.
      const inline = fitted.length > 1 ? ';--d:inline;line-height:1.05' : '';
      const next = index > 0 ? ';--o:var(--_slack)' : '';
      css += `@media (min-width:${readWidth(from)}rem){&{${declare(joinedLine)}${inline}${next}}}`;
    }
    const name = `w${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`;
    return { text: line.text, name, css: css.replaceAll('&', `.${name}`) };
  });
}

function declare({ size, width, indent, marginTop }: FittedLine): string {
  return [
    // Rounded down: a line that is slightly too long would wrap.
    `--k:${formatNumber(Math.floor(size * 100) / 100)}`,
    `--w:${width}%`,
    `--o:${formatNumber(indent, 2)}em`,
    ...(Math.abs(marginTop) < 0.005 ? [] : [`--m:${formatNumber(marginTop, 2)}em`]),
  ].join(';');
}

/** Omits invisible digits and the zero before the decimal point. */
function formatNumber(value: number, digits = 3): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}
