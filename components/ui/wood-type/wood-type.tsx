import clsx from 'clsx';
import { Fragment, type HTMLAttributes } from 'react';
import type { WidthName } from '@/styles/read-width';
import { fitLines, fitWidest } from './fit-line';
import { buildLineRule, type WideLine } from './line-rule';
import { SETTINGS, type Setting, type SettingName } from './settings';
import styles from './wood-type.module.scss';

/** Lines that are set as one stand on one. */
const INLINE = ';--d:inline;line-height:1.05';

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
  const [joined, ...more] = joinFrom ? fitLines([lines.join(' ')], setting) : [];

  return fitted.map((line, index) => {
    const isLast = index === fitted.length - 1;
    const marginBottom = setting.keepsDescenders && isLast ? line.overhang : 0;
    let wide: WideLine | undefined;
    if (joinFrom && joined && more.length === 0 && fitted.length > 1) {
      const also = index === 0 ? INLINE : `${INLINE};--o:var(--_slack)`;
      wide = { from: joinFrom, line: joined, also };
    } else if (setting.widestFrom) {
      wide = { from: setting.widestFrom, line: fitWidest(line, setting) };
    }
    return { text: line.text, ...buildLineRule(line, marginBottom, wide) };
  });
}
