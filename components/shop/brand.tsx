import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import type { NamePart } from '@/model/shop/names';
import styles from './brand.module.scss';

/** The width, in narrow letters, of a letter in wide type. The proper name is in wide type. */
const NARROW_LETTERS_PER_WIDE_LETTER = 1.6;
/** The maximum length, in narrow letters, of a name that fits on two lines of a phone at the usual size. */
const MAX_NARROW_LETTERS = 30;

type BrandProps = { name: readonly NamePart[]; className?: string };

/** Renders the shop's sign: icon, proper name in wide type and the rest in narrow type. Long names wrap. */
export function Brand({ name, className }: BrandProps) {
  const isLong = measureName(name) > MAX_NARROW_LETTERS;
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

/** Measures the length of a name in narrow letters. */
function measureName(name: readonly NamePart[]): number {
  const lengths = name.map(
    ({ text, isProper }) => text.length * (isProper ? NARROW_LETTERS_PER_WIDE_LETTER : 1),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/**
 * Adds a space to a part in narrow type, on the side of the proper name: after the first part, before any other.
 * The space is invisible, because CSS drops white space at the edges of a flex item, and a gap separates the parts.
 * Screen readers, and visitors who copy or search the name, need the space. Without it, “Barbearia Jatobá” would be one
 * word.
 */
function addSpace({ text }: NamePart, index: number): string {
  return index === 0 ? `${text} ` : ` ${text}`;
}
