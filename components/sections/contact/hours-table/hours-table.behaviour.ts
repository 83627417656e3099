import { readOpenStatus } from '@/components/shop/open-status/open-status.behaviour';
import { formatDates } from '@/model/hours/format-time';
import { listAnnounced } from '@/model/hours/special-days';

/** Highlights the row whose hours apply now, and shows special days once they're announced. */
export function highlightToday(table: HTMLTableElement) {
  const { now, schedule, rowKey } = readOpenStatus();
  const announced = listAnnounced(schedule.specialDays, now.date);
  for (const row of table.rows) {
    const { day } = row.dataset;
    const isCurrent = day === rowKey;
    const dates = row.querySelector('[data-dates]'); // Only a special day's row has dates.
    if (dates) {
      const next = announced.find(({ from }) => from === day);
      // Keep the current row visible: the hours of a special day's last night may continue after midnight.
      row.hidden = !next && !isCurrent;
      if (next) {
        // The page may have been built in another year, when a yearly day was on another weekday.
        dates.textContent = formatDates(next.dates);
      }
    }
    // Set the attribute instead of the property `ariaCurrent`, which Firefox before 119 doesn't reflect.
    if (isCurrent) {
      row.setAttribute('aria-current', 'date');
    } else {
      row.removeAttribute('aria-current');
    }
  }
}
