import { readOpenStatus } from '@/components/shop/open-status/open-status.behaviour';
import { formatDates } from '@/model/hours/format-time';
import { listAnnounced } from '@/model/hours/special-days';

/** Highlights the row whose hours apply now, and shows special days once they're announced. */
export function highlightToday(table: HTMLTableElement) {
  const { now, schedule, rowKey } = readOpenStatus();
  const announced = listAnnounced(schedule.specialDays, now.date);
  for (const row of table.rows) {
    const { _day: day } = row.dataset;
    const isCurrent = day === rowKey;
    const label = row.querySelector('[data-_dates]'); // Only a special day's row has one.
    if (label) {
      // A day with its year may divide a yearly range: 17/12 a 26/12 e 28/12 a 02/01.
      const dates = announced
        .filter(({ from }) => from === day)
        .map((next) => formatDates(next.dates));
      // Keep the current row visible: the hours of a special day's last night may continue after midnight.
      row.hidden = dates.length === 0 && !isCurrent;
      // The page may have been built in another year, when a yearly day was on another weekday.
      label.textContent = dates.join(' e ') || label.textContent;
    }
    // Set the attribute instead of the property `ariaCurrent`, which Firefox before 119 doesn't reflect.
    if (isCurrent) {
      row.setAttribute('aria-current', 'date');
    } else {
      row.removeAttribute('aria-current');
    }
  }
}
