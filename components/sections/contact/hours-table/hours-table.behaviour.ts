import { readOpenStatus } from '@/components/shop/open-status/open-status.behaviour';

/** Highlights the row whose hours apply now, and shows special days once they are announced. */
export function highlightToday(table: HTMLTableElement) {
  const { now, rowKey } = readOpenStatus();
  for (const row of table.rows) {
    const { day, from, to = '' } = row.dataset;
    const isCurrent = day === rowKey;
    if (from) {
      row.hidden = !isCurrent && (now.date < from || now.date > to);
    }
    // Firefox before 119 does not reflect `ariaCurrent`.
    isCurrent ? row.setAttribute('aria-current', 'date') : row.removeAttribute('aria-current');
  }
}
