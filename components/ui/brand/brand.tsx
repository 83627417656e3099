import { clsx } from 'clsx';
import { Icon } from '../icon/icon';
import { measureInk } from '../wood-type/font-metrics';
import styles from './brand.module.scss';

/** The shop's name on two lines, such as Barbearia and Jatobá. */
export type Name = { trade: string; proper: string };

/** Font widths in percent and sizes in rem, as in brand.module.scss. */
const SIGN = { trade: 50, proper: 125, size: 1.375 };
const LONG_SIGN = { trade: 50, proper: 100, size: 1.0625 };
const ICON_WIDTH = 3.25 + 0.7;

/** In em; longer names do not fit in two lines on the narrowest phone. */
const MAX_NAME_WIDTH = 9.5;

const isLong = ({ proper }: Name) => measureInk(proper, SIGN.proper).end > MAX_NAME_WIDTH;

/** The shop's sign: icon, trade in narrow type and name in wide type. Long names wrap. */
export function Brand({ name, className }: { name: Name; className?: string }) {
  return (
    <span className={clsx(styles.brand, isLong(name) && styles.long, className)}>
      <Icon name="brand" />
      <span className={clsx(styles.name, 'row')}>
        {`${name.trade} `}
        <b>{name.proper}</b>
      </span>
    </span>
  );
}

/** The brand's width with trade and name on separate lines, in rem. */
export function measureBrand(name: Name): number {
  const { trade, proper, size } = isLong(name) ? LONG_SIGN : SIGN;
  const widths = [measureInk(name.trade, trade).end, measureInk(name.proper, proper).end];
  return ICON_WIDTH + size * Math.max(...widths);
}
