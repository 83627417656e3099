import { clsx } from 'clsx';
import { Fragment } from 'react';
import {
  buildGeneratedClass,
  type Declarations,
} from '@/components/ui/generated-class/generated-class';
import { lowWindow, minWidth } from '@/styles/media-queries';
import { type FittedLine, fitLines } from './fit-line';
import { joinAllLines, joinUntilLow } from './join-lines';
import { VARIANTS, type Variant, type VariantName } from './variants';
import styles from './wood-type.module.scss';

type WoodTypeProps = {
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** The heading's text, divided where its meaning allows a break. Screen readers read all lines as one phrase. */
  lines: readonly string[];
  variant: VariantName;
  /** Joins all lines on screens wide enough for the header's section links, or the shortest ones in low windows. */
  joins?: 'all-when-wide' | 'shortest-when-low';
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

type LinesProps = Pick<WoodTypeProps, 'lines' | 'joins'> & { variant: Variant };

function buildLines({ lines, joins, variant }: LinesProps) {
  const fitted = fitLines(lines, variant);
  const isWide = joins === 'all-when-wide';
  const media = isWide ? minWidth('inline-nav') : lowWindow();
  const join = isWide ? joinAllLines : joinUntilLow;
  const joined = joins && join(fitted, variant);

  return fitted.map((line, index) => {
    const base = declareLine(line);
    // A card's title has room below it anyway.
    if (index === fitted.length - 1 && !variant.isShareOfContainer) {
      base['--_overhang'] = formatInEm(line.overhang, line);
    }
    const override = joined && { media, declarations: declareJoined(joined, index, base) };
    return { text: line.text, ...buildGeneratedClass(base, override) };
  });
}

function declareLine(line: FittedLine): Declarations {
  return {
    '--_size': Math.floor(line.size * 100) / 100, // Rounded down: a line that's slightly too long would wrap.
    '--_indent': formatInEm(line.indent, line),
    'font-stretch': `${line.stretch}%`,
    'margin-top': formatInEm(line.marginTop, line),
  };
}

/** Declares only what differs from `base`. */
function declareJoined(joined: readonly FittedLine[], index: number, base: Declarations) {
  const [before, line, after, next] = [-1, 0, 1, 2].map((offset) => joined[index + offset]);
  if (!line) {
    return {};
  }
  const declarations = { ...base, ...declareLine(line) };
  if (line === before || line === after) {
    declarations.display = 'inline';
    declarations['margin-top'] = base['margin-top']; // Has no effect on what's `inline`.
    if (joined.every((other) => other === line)) {
      declarations['line-height'] = 1.05; // A heading's only line has more space around it.
    }
  }
  if (line === before) {
    // Only the first word needs an indent. A negative margin on another one would move it over the one before.
    declarations['margin-left'] = 0;
  }
  if (after && after !== line && after === next) {
    // A margin above text that's `inline` has no effect, so it's below the line before.
    declarations['margin-bottom'] = formatInEm(after.marginTop, line);
  }
  const changed = Object.keys(declarations).filter((name) => declarations[name] !== base[name]);
  return Object.fromEntries(changed.map((name) => [name, declarations[name] ?? '0em']));
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
