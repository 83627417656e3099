import { readOpenStatus } from '@/components/shop/open-status/open-status.behaviour';

/** Highlights the row whose hours apply now, and shows special days once they are announced. */
export function highlightToday(table: HTMLTableElement) {
  const { now, rowKey } = readOpenStatus();
  for (const row of table.rows) {
    const { day, from: announcedFrom, to: lastDate = '' } = row.dataset;
    const isCurrent = day === rowKey;
    if (announcedFrom) {
      const isAnnounced = announcedFrom <= now.date && now.date <= lastDate;
      // The current row stays visible, because the night of a special day may last until after its last date.
      row.hidden = !isAnnounced && !isCurrent;
    }
    // Sets the attribute `aria-current`, because Firefox before 119 does not reflect the property `ariaCurrent`.
    if (isCurrent) {
      row.setAttribute('aria-current', 'date');
    } else {
      row.removeAttribute('aria-current');
    }
  }
}
