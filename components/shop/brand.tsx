import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import type { NamePart } from '@/model/shop/names';
import styles from './brand.module.scss';

/** The proper name is set in wide letters. Each takes the room of 1.6 narrow ones. */
const NARROW_LETTERS_PER_WIDE_LETTER = 1.6;
/** A longer name gets smaller letters, as it wouldn't fit on two lines of a phone. */
const MAX_NARROW_LETTERS = 30;

type BrandProps = { name: readonly NamePart[]; className?: string };

/** The shop's sign: an icon, the proper name in wide letters and the rest in narrow ones. Long names wrap. */
export function Brand({ name, className }: BrandProps) {
  const isLong = measureInNarrowLetters(name) > MAX_NARROW_LETTERS;
  return (
    <span className={clsx(styles.brand, isLong && styles.long, className)}>
      <Icon name="brand" />
      <span className={clsx(styles.name, 'row')}>
        {name.map((part, index) =>
          part.isProper ? <b key={part.text}>{part.text}</b> : addSpace(part, index),
        )}
      </span>
    </span>
  );
}

function measureInNarrowLetters(name: readonly NamePart[]): number {
  const lengths = name.map(
    ({ text, isProper }) => text.length * (isProper ? NARROW_LETTERS_PER_WIDE_LETTER : 1),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/**
 * Adds a space on the side of the proper name. It's invisible, as CSS drops white space at the edges of a flex item and
 * separates the parts by a gap. Without the space, “Barbearia Jatobá” would be one word for screen readers, and for
 * visitors who copy or search it.
 */
function addSpace({ text }: NamePart, index: number): string {
  return index === 0 ? `${text} ` : ` ${text}`;
}
