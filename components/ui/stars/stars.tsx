import { Icon } from '../icon/icon';
import styles from './stars.module.scss';

const OUT_OF = 5;

/** Five stars that a screen reader hears as one picture. */
export function Stars({ label }: { label: string }) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: OUT_OF }, (_, index) => (
        <Icon key={index} name="star" />
      ))}
    </p>
  );
}
