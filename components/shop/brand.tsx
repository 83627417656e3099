import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import styles from './brand.module.scss';

/** The shop's name on two lines, such as Barbearia and Jatobá. */
export type Name = { trade: string; proper: string };

/** In letters; longer names do not fit in two lines on the narrowest phone. */
const MAX_NAME_LENGTH = 14;

/** The shop's sign: icon, trade in narrow type and name in wide type. Long names wrap. */
export function Brand({ name, className }: { name: Name; className?: string }) {
  const isLong = name.proper.length > MAX_NAME_LENGTH;
  return (
    <span className={clsx(styles.brand, isLong && styles.long, className)}>
      <Icon name="brand" />
      <span className={clsx(styles.name, 'row')}>
        {`${name.trade} `}
        <b>{name.proper}</b>
      </span>
    </span>
  );
}
