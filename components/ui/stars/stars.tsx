import { Icon } from '../icon/icon';
import styles from './stars.module.scss';

const STARS = ['1', '2', '3', '4', '5'];

/** Five stars that a screen reader hears as one picture. */
export function Stars({ label }: { label: string }) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      {STARS.map((star) => (
        <Icon key={star} name="star" />
      ))}
    </p>
  );
}
