import { getContent } from '@/model';
import { summarizeWeek } from '@/model/derive/week';
import styles from './open-status.module.scss';

/** The weekly hours in one line, until the live script shows whether the shop is open. */
export function OpenStatus() {
  return (
    <p className={styles.status} data-live="status" suppressHydrationWarning>
      {summarizeWeek(getContent().openingHours.week)}
    </p>
  );
}
