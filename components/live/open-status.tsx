import clsx from 'clsx';
import { summarizeWeek } from '@/model/derive/week';
import type { OpeningHours } from '@/model/schema/opening-hours';
import styles from './open-status.module.scss';

type OpenStatusProps = { week: OpeningHours['week']; tone?: 'dark' };

/** The usual week in one line, until the live script says whether the shop is open now. */
export function OpenStatus({ week, tone }: OpenStatusProps) {
  return (
    <p
      className={clsx(styles.status, tone === 'dark' && styles.onDark)}
      data-live="status"
      suppressHydrationWarning
    >
      {summarizeWeek(week)}
    </p>
  );
}
