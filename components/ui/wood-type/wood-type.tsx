import clsx from 'clsx';
import { Fragment, type HTMLAttributes } from 'react';
import type { WidthName } from '@/styles/read-width';
import { fitLines, fitWidest } from './fit-line';
import { findMissingGlyphs } from './font-metrics';
import { buildLineRule } from './line-rule';
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
  assertDrawable(lines.join(' '));
  const limits: Setting = SETTINGS[setting];

  return (
    <Tag
      className={clsx(styles.root, !limits.isShareOfContainer && styles.measure, className)}
      {...attributes}
    >
      {buildLines(lines, limits, joinFrom).map(({ text, name, css }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be the same.
        <Fragment key={index}>
          {/* Next's own precedence: each other one is an element and a hash more in every page. */}
          <style href={name} precedence="next">
            {css}
          </style>
          {/* The space keeps the lines apart for a screen reader, a copy and a search. */}
          <span className={clsx(styles.line, name)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

function buildLines(lines: readonly string[], setting: Setting, joinFrom?: WidthName) {
  const fitted = fitLines(lines, setting);
  const joined = joinFrom && fitted.length > 1 ? fitLines([lines.join(' ')], setting) : [];
  const [oneLine] = joined.length === 1 ? joined : [];

  return fitted.map((line, index) => {
    const { text } = line;
    if (joinFrom && oneLine) {
      const joins = index === 0 ? 'first' : 'rest';
      return {
        text,
        ...buildLineRule(line, { variant: { from: joinFrom, line: oneLine, joins } }),
      };
    }
    const widest = setting.widestFrom && fitWidest(line, setting);
    if (setting.widestFrom && widest) {
      const variant = { from: setting.widestFrom, line: widest };
      return { text, ...buildLineRule(line, { variant }) };
    }
    const isLast = index === fitted.length - 1;
    const marginBottom = setting.keepsDescenders && isLast ? line.overhang : 0;
    return { text, ...buildLineRule(line, { marginBottom }) };
  });
}

function assertDrawable(text: string) {
  const missing = findMissingGlyphs(text);
  if (missing.length > 0) {
    const signs = missing.map((character) => `“${character}”`).join(', ');
    throw new Error(
      `A fonte dos títulos não tem ${signs}, que aparece em “${text}”. ` +
        'Troque ou apague esse sinal no texto, em content/.',
    );
  }
}
