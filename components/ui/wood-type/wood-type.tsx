import { clsx } from 'clsx';
import { Fragment } from 'react';
import {
  buildGeneratedClass,
  type Declarations,
} from '@/components/ui/generated-class/generated-class';
import { type FittedLine, fitLines } from './fit-line';
import { computeFillingSize, splitWords } from './line-widths';
import { VARIANTS, type Variant, type VariantName } from './variants';
import styles from './wood-type.module.scss';

type WoodTypeProps = {
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** The heading's text, divided where its meaning allows a break. Screen readers read all lines as one phrase. */
  lines: readonly string[];
  variant: VariantName;
  /** On screens wide enough for the header's section links, joins the lines into one if they fit. */
  joinsLinesWhenWide?: true;
  /**
   * Keeps the descenders of a one-line heading clear of the text close below it. A heading of several lines doesn't
   * need this: its letters are smaller.
   */
  isAboveText?: true;
};

/**
 * Stretches each line of a heading to the same width. The build measures the lines with the font. If a visitor enlarges
 * the text or its spacing, the lines wrap.
 */
export function WoodType({ as: Tag = 'h2', variant: name, ...props }: WoodTypeProps) {
  const variant: Variant = VARIANTS[name];

  return (
    <Tag className={clsx(styles.root, !variant.isShareOfContainer && styles.full)}>
      {buildLines(variant, props).map(({ text, className, style }, index) => (
        <Fragment key={index}>
          {style}
          {/* The space separates lines for screen readers, copying and searching. */}
          <span className={clsx(styles.line, className)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

function buildLines(variant: Variant, props: Omit<WoodTypeProps, 'as' | 'variant'>) {
  const { lines, joinsLinesWhenWide, isAboveText } = props;
  const fitted = fitLines(lines, variant);
  const joined = joinsLinesWhenWide && fitted.length > 1 ? joinLines(lines, variant) : undefined;
  const keepsDescenders = variant.keepsDescenders || (isAboveText && fitted.length === 1);

  return fitted.map((line, index) => {
    const isLast = index === fitted.length - 1;
    const base = declareLine(line);
    if (keepsDescenders && isLast) {
      base['--_overhang'] = formatInEm(line.overhang, line);
    }
    const wide = joined && declareJoinedLine(joined, index);
    return { text: line.text, ...buildGeneratedClass(base, wide) };
  });
}

/** Returns undefined if the joined line is too long and would have to be broken again. */
function joinLines(lines: readonly string[], variant: Variant): FittedLine | undefined {
  const [joined, ...rest] = fitLines([lines.join(' ')], variant);
  return rest.length === 0 ? joined : undefined;
}

function declareLine(line: FittedLine): Declarations {
  const { text, size, stretch } = line;
  const wordSizes = splitWords(text).map((word) => computeFillingSize(word, stretch));
  const wordSize = Math.floor(Math.min(...wordSizes));
  return {
    '--_size': Math.floor(size * 100) / 100, // Rounded down: a line that's slightly too long would wrap.
    '--_word': wordSize > size ? wordSize : undefined, // The stylesheet falls back to `--_size`.
    '--_indent': formatInEm(line.indent, line),
    'font-stretch': `${stretch}%`,
    'margin-top': formatInEm(line.marginTop, line),
  };
}

function declareJoinedLine(joined: FittedLine, index: number): Declarations {
  const declarations = { ...declareLine(joined), display: 'inline', 'line-height': 1.05 };
  // All lines of the heading become one here. Only its beginning needs an indent: a negative margin further on would
  // move the letters over the previous word.
  return index === 0 ? declarations : { ...declarations, '--_indent': 'var(--_slack)' };
}

/**
 * Indents and margins are in em, so they grow with the letters. Returns undefined for a length that rounds to zero, so
 * its declaration is left out.
 */
function formatInEm(length: number, { size }: FittedLine): string | undefined {
  const rounded = Number((length / size).toFixed(2));
  return rounded === 0 ? undefined : `${rounded}em`;
}
