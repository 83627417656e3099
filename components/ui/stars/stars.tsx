import { Icon } from '../icon/icon';
import styles from './stars.module.scss';

/** Five stars that a screen reader hears as one picture. */
export function Stars({ label }: { label: string }) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      <Icon name="stars" />
    </p>
  );
}
