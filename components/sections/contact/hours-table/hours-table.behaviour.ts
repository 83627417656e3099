import { readOpenStatus } from '@/components/shop/open-status/open-status.behaviour';
import { formatSpecialDates } from '@/model/hours/format-time';
import { findAnnouncedDates } from '@/model/hours/special-days';

/** Highlights the row whose hours apply now, and shows special days once they're announced. */
export function highlightToday(table: HTMLTableElement) {
  const { now, schedule, rowKey } = readOpenStatus();
  const { specialDays } = schedule;
  for (const row of table.rows) {
    const { day } = row.dataset;
    const isCurrent = day === rowKey;
    const specialDay = specialDays.find(({ from }) => from === day);
    if (specialDay) {
      const next = findAnnouncedDates(specialDay, specialDays, now.date);
      // Keep the current row visible: the hours of a special day's last night may continue after midnight.
      row.hidden = !next && !isCurrent;
      const dates = row.querySelector('[data-dates]');
      if (next && dates) {
        // The page may have been built in another year, when a yearly day was on another weekday.
        dates.textContent = formatSpecialDates(specialDay, next);
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
