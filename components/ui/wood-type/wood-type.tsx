import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import { type FittedLine, fitLines } from './fit-line';
import { joinAllLines, joinUntilLow } from './join-lines';
import { VARIANTS, type Variant, type VariantName } from './variants';
import styles from './wood-type.module.scss';

/** In the stylesheet, classes with these names say in which windows lines are joined. */
const JOINS = { allWhenWide: joinAllLines, shortestWhenLow: joinUntilLow };

type WoodTypeProps = {
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** The heading's text, divided where its meaning allows a break. Screen readers read all lines as one phrase. */
  lines: readonly string[];
  variant: VariantName;
  /** Joins all lines on screens wide enough for the header's section links, or the shortest ones in low windows. */
  joins?: keyof typeof JOINS;
};

/** Stretches each line of a heading to the same width. The build measures the lines with the font. */
export function WoodType({ as: Tag = 'h2', lines, variant: name, joins }: WoodTypeProps) {
  const variant: Variant = VARIANTS[name];
  const fitted = fitLines(lines, variant);
  const joined = joins && JOINS[joins](fitted, variant);

  return (
    <Tag
      className={clsx(
        styles.root,
        !variant.isShareOfContainer && styles.full,
        joins && styles[joins],
      )}
    >
      {joined
        ? joined.map(({ parts, ...line }, index) => (
            <Line key={index} line={line} className={styles.group}>
              {parts.map((part, partIndex) => (
                <Line key={partIndex} line={part}>{`${part.text} `}</Line>
              ))}
            </Line>
          ))
        : fitted.map((line, index) => <Line key={index} line={line}>{`${line.text} `}</Line>)}
    </Tag>
  );
}

type LineProps = { line: FittedLine; className?: string | undefined; children: ReactNode };

/** Its text ends with a space, which separates lines for screen readers, copying and searching. */
function Line({ line, className, children }: LineProps) {
  const generated = buildGeneratedClass({
    '--_size': Math.floor(line.size * 100) / 100, // Rounded down: a line that's slightly too long would wrap.
    '--_overhang': formatInEm(line.overhang, line),
    'font-stretch': `${line.stretch}%`,
    'margin-left': formatInEm(line.indent, line),
    'margin-top': formatInEm(line.marginTop, line),
  });
  return (
    <>
      {generated.style}
      <span className={clsx(styles.line, generated.className, className)}>{children}</span>
    </>
  );
}

/**
 * Indents and margins are in em, so they grow with the letters. Returns undefined for a length that rounds to zero, so
 * its declaration is left out.
 */
function formatInEm(length: number, { size }: FittedLine): string | undefined {
  // In letters as wide as a third of the page, two decimals would be 3 px off.
  const decimals = size > 30 ? 3 : 2;
  const rounded = Number((length / size).toFixed(decimals));
  return rounded === 0 ? undefined : `${rounded}em`;
}
