import { createHash } from 'node:crypto';
import clsx from 'clsx';
import { Fragment, type HTMLAttributes } from 'react';
import { readWidth, type WidthName } from '@/styles/read-width';
import { type FittedLine, fitLines } from './fit-line';
import { SETTINGS, type Setting, type SettingName } from './settings';
import styles from './wood-type.module.scss';

type WoodTypeProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> & {
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  /** Broken where the sense breaks; read as one phrase. */
  lines: readonly string[];
  setting: SettingName;
  /** From this page width up the lines are set as one. */
  joinFrom?: WidthName;
};

/**
 * Display type that closes its measure, whatever the text: the build measures each line in the font.
 *
 * The values reach the page as hashed rules, because the Content-Security-Policy allows no `style`
 * attribute. Lines still wrap when they must: larger text or wider spacing cuts nothing off.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be the same.
        <Fragment key={index}>
          <style href={name} precedence="generated">
            {css}
          </style>
          {/* The space keeps the lines apart for a screen reader, a copy and a search. */}
          <span className={clsx(styles.line, name)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

/**
 * The measures of each line as custom properties of a class whose name is made of them, so that
 * lines set alike share one rule.
 */
function buildLines(lines: readonly string[], setting: Setting, joinFrom?: WidthName) {
  const { alone, joined } = setting;
  const from = joinFrom ?? joined?.from;
  const fitted = fitLines(lines, setting);
  const [whole, ...more] = fitLines([lines.join(' ')], { ...setting, alone: joined ?? alone });

  return fitted.map((line, index) => {
    const hangs = setting.keepsDescenders && line.overhang > 0 && line === fitted.at(-1);
    const bottom = hangs ? `;--b:${short(line.overhang, 2)}em` : '';
    let css = `&{${declare(line)}${bottom}}`;
    if (from && whole && more.length === 0 && (joined || fitted.length > 1)) {
      // Lines that are set as one stand on one.
      const inline = fitted.length > 1 ? ';--d:inline;line-height:1.05' : '';
      const next = index > 0 ? ';--o:var(--_slack)' : '';
      css += `@media (min-width:${readWidth(from)}rem){&{${declare(whole)}${inline}${next}}}`;
    }
    const name = `w${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`;
    return { text: line.text, name, css: css.replaceAll('&', `.${name}`) };
  });
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
