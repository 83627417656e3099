import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import type { NamePart } from '@/model/shop/names';
import styles from './brand.module.scss';

/** The shop's proper name is set in wide letters, each as wide as 1.6 narrow ones. */
const NARROW_LETTERS_PER_WIDE_LETTER = 1.6;
/** A longer name gets smaller letters. Otherwise it wouldn't fit on two lines on a phone. */
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
 * Adds a space before or after a part of the name. Flex layout doesn't show it. Without it, “Barbearia Jatobá” would be
 * a single word for screen readers, and for visitors who copy it or search for it.
 */
function addSpace({ text }: NamePart, index: number): string {
  return index === 0 ? `${text} ` : ` ${text}`;
}
