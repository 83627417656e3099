import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import type { NamePart } from '@/model/names';
import styles from './brand.module.scss';

/** In letters; longer names do not fit in two lines on the narrowest phone. */
const MAX_NAME_LENGTH = 14;

type BrandProps = { name: readonly NamePart[]; className?: string };

/** The shop's sign: icon, proper name in wide type and the rest in narrow type. Long names wrap. */
export function Brand({ name, className }: BrandProps) {
  const isLong = name.some(({ text, isProper }) => isProper && text.length > MAX_NAME_LENGTH);
  return (
    <span className={clsx(styles.brand, isLong && styles.long, className)}>
      <Icon name="brand" />
      <span className={clsx(styles.name, 'row')}>
        {name.map(({ text, isProper }) => (isProper ? <b key={text}>{text}</b> : ` ${text} `))}
      </span>
    </span>
  );
}
