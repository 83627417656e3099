import { clsx } from 'clsx';
import { Icon } from '../icon/icon';
import { measureInk } from '../wood-type/font-metrics';
import styles from './brand.module.scss';

type Name = { trade: string; proper: string };

/** Of the width axis, in percent, and of sizes in rem: those of brand.module.scss. */
const SIGN = { trade: 50, proper: 125, size: 1.375 };
const LONG_SIGN = { trade: 50, proper: 100, size: 1.0625 };
const MARK = 3.25 + 0.7;

/** A name that would not stand in two lines on the narrowest phone, in em. */
const LONG = 9.5;

const isLong = ({ proper }: Name) => measureInk(proper, SIGN.proper).end > LONG;

/** The signboard: the mark, the trade set narrow and the name set wide. Wraps when the name is long. */
export function Brand({ name, className }: { name: Name; className?: string }) {
  return (
    <span className={clsx(styles.brand, isLong(name) && styles.long, className)}>
      <Icon name="brand" />
      <span className={styles.name}>
        {`${name.trade} `}
        <b>{name.proper}</b>
      </span>
    </span>
  );
}

/** How wide it is with its two halves in two lines, in rem. */
export function measureBrand(name: Name): number {
  const { trade, proper, size } = isLong(name) ? LONG_SIGN : SIGN;
  const halves = [measureInk(name.trade, trade).end, measureInk(name.proper, proper).end];
  return MARK + size * Math.max(...halves);
}
