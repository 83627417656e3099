import { summarizeWeek } from '@/model/derive/week';
import type { OpeningHours } from '@/model/schema/opening-hours';
import styles from './open-status.module.scss';

/** The weekly hours in one line, until the live script shows whether the shop is open. */
export function OpenStatus({ week }: { week: OpeningHours['week'] }) {
  return (
    <p className={styles.status} data-live="status" suppressHydrationWarning>
      {summarizeWeek(week)}
    </p>
  );
}
