import { summarizeWeek } from '@/model/derive/week';
import type { OpeningHours } from '@/model/schema/opening-hours';
import styles from './open-status.module.scss';

/** The usual week in one line, until the live script says whether the shop is open now. */
export function OpenStatus({ week }: { week: OpeningHours['week'] }) {
  return (
    <p className={styles.status} data-live="status" suppressHydrationWarning>
      {summarizeWeek(week)}
    </p>
  );
}
