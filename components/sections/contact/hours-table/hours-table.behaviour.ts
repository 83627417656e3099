import { readOpenStatus } from '@/components/shop/open-status/open-status.behaviour';

/** Highlights the row whose hours apply now, and shows special days once they're announced. */
export function highlightToday(table: HTMLTableElement) {
  const { now, rowKey } = readOpenStatus();
  for (const row of table.rows) {
    const { day, from: announcedFrom, to: lastDate = '' } = row.dataset;
    const isCurrent = day === rowKey;
    if (announcedFrom) {
      const isAnnounced = announcedFrom <= now.date && now.date <= lastDate;
      // Keep the current row visible: the hours of a special day's last night may continue after midnight.
      row.hidden = !isAnnounced && !isCurrent;
    }
    // Set the attribute instead of the property `ariaCurrent`, which Firefox before 119 doesn't reflect.
    if (isCurrent) {
      row.setAttribute('aria-current', 'date');
    } else {
      row.removeAttribute('aria-current');
    }
  }
}
