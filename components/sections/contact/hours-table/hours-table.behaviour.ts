import { readOpenStatus } from '@/components/shop/open-status/open-status.behaviour';
import { isAnnounced } from '@/model/hours/special-days';

/** Highlights the row whose hours apply now, and shows special days once they're announced. */
export function highlightToday(table: HTMLTableElement) {
  const { now, schedule, rowKey } = readOpenStatus();
  for (const row of table.rows) {
    const { day } = row.dataset;
    const isCurrent = day === rowKey;
    const specialDay = schedule.specialDays.find(({ from }) => from === day);
    if (specialDay) {
      // Keep the current row visible: the hours of a special day's last night may continue after midnight.
      row.hidden = !isAnnounced(specialDay, now.date) && !isCurrent;
    }
    // Set the attribute instead of the property `ariaCurrent`, which Firefox before 119 doesn't reflect.
    if (isCurrent) {
      row.setAttribute('aria-current', 'date');
    } else {
      row.removeAttribute('aria-current');
    }
  }
}
