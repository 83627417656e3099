import { clsx } from 'clsx';
import { Fragment } from 'react';
import {
  buildGeneratedClass,
  type Declarations,
} from '@/components/ui/generated-class/generated-class';
import { type FittedLine, fitLines } from './fit-line';
import { VARIANTS, type Variant, type VariantName } from './variants';
import styles from './wood-type.module.scss';

type WoodTypeProps = {
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** The heading's text, divided where its meaning allows a break. Screen readers read all lines as one phrase. */
  lines: readonly string[];
  variant: VariantName;
  /** On screens wide enough for the header's section links, joins the lines into one if they fit. */
  joinsLinesWhenWide?: true;
};

/** Stretches each line of a heading to the same width. The build measures the lines with the font. */
export function WoodType({ as: Tag = 'h2', variant: name, ...props }: WoodTypeProps) {
  const variant: Variant = VARIANTS[name];

  return (
    <Tag className={clsx(styles.root, !variant.isShareOfContainer && styles.full)}>
      {buildLines({ ...props, variant }).map(({ text, className, style }, index) => (
        <Fragment key={index}>
          {style}
          {/* The space separates lines for screen readers, copying and searching. */}
          <span className={clsx(styles.line, className)}>{`${text} `}</span>
        </Fragment>
      ))}
    </Tag>
  );
}

type LinesProps = Pick<WoodTypeProps, 'lines' | 'joinsLinesWhenWide'> & { variant: Variant };

function buildLines({ lines, joinsLinesWhenWide, variant }: LinesProps) {
  const fitted = fitLines(lines, variant);
  const joined = joinsLinesWhenWide && fitted.length > 1 ? joinLines(lines, variant) : undefined;

  return fitted.map((line, index) => {
    const base = declareLine(line);
    // A card's title has room below it anyway.
    if (index === fitted.length - 1 && !variant.isShareOfContainer) {
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
  return {
    '--_size': Math.floor(line.size * 100) / 100, // Rounded down: a line that's slightly too long would wrap.
    '--_indent': formatInEm(line.indent, line),
    'font-stretch': `${line.stretch}%`,
    'margin-top': formatInEm(line.marginTop, line),
  };
}

function declareJoinedLine(joined: FittedLine, index: number): Declarations {
  const declarations = { ...declareLine(joined), display: 'inline', 'line-height': 1.05 };
  // The heading's lines are joined into one, and only its first word needs an indent. A negative margin on another word
  // would move it over the one before.
  return index === 0 ? declarations : { ...declarations, 'margin-left': 0 };
}

/**
 * Indents and margins are in em, so they grow with the letters. Returns undefined for a length that rounds to zero, so
 * its declaration is left out.
 */
function formatInEm(length: number, { size }: FittedLine): string | undefined {
  const rounded = Number((length / size).toFixed(2));
  return rounded === 0 ? undefined : `${rounded}em`;
}
