import { clsx } from 'clsx';
import { Icon } from '../icon/icon';
import styles from './brand.module.scss';

type BrandProps = { name: { trade: string; proper: string }; className?: string };

/** The signboard: the mark, the trade set narrow and the name set wide. Wraps when the name is long. */
export function Brand({ name, className }: BrandProps) {
  return (
    <span className={clsx(styles.brand, className)}>
      <Icon name="brand" />
      <span className={styles.name}>
        {`${name.trade} `}
        <b>{name.proper}</b>
      </span>
    </span>
  );
}
