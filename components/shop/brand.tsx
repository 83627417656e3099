import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { computeInk } from '@/components/ui/wood-type/font-metrics';
import { readNumber } from '@/styles/read-tokens';
import styles from './brand.module.scss';

/** The shop's name on two lines, such as Barbearia and Jatobá. */
export type Name = { trade: string; proper: string };

/** In em; longer names do not fit in two lines on the narrowest phone. */
const MAX_NAME_WIDTH = 9.5;

const read = (token: string) => readNumber(`brand-${token}`);

const isLong = ({ proper }: Name) => computeInk(proper, read('name-width')).end > MAX_NAME_WIDTH;

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
export function computeBrandWidth(name: Name): number {
  const long = isLong(name) ? '-long' : '';
  const trade = computeInk(name.trade, read('trade-width')).end;
  const proper = computeInk(name.proper, read(`name-width${long}`)).end;
  return read('icon') + read('gap') + read(`size${long}`) * Math.max(trade, proper);
}
