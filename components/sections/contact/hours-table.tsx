import { getContent } from '@/model';
import { formatHours } from '@/model/derive/format';
import {
  computeNoticeDate,
  formatSpecialDates,
  listUpcomingSpecialDays,
} from '@/model/derive/special-days';
import { capitalize, formatWeekday } from '@/model/derive/week';
import { type Hours, WEEKDAYS } from '@/model/schema/opening-hours';
import styles from './hours-table.module.scss';

/** A weekday, or a special day, shown from its notice date (`from`) until its end (`to`). */
type Row = { day: string; from?: string; to?: string; name: string; hours: Hours };

/**
 * The seven weekdays and the upcoming special days. The live script highlights today's row and shows
 * special days from their notice date; without scripts, all are shown.
 */
export function HoursTable() {
  const { home, openingHours, shop } = getContent();
  const { week, specialDays } = openingHours;
  const text = home.contact;
  const rows: Row[] = [
    ...WEEKDAYS.map((weekday, index) => ({
      day: `${(index + 1) % WEEKDAYS.length}`, // Sunday is 0, as in `Date`.
      name: capitalize(formatWeekday(weekday)),
      hours: week[weekday],
    })),
    ...listUpcomingSpecialDays(specialDays, shop.timeZone).map((day) => ({
      day: day.from,
      from: computeNoticeDate(day),
      to: day.to,
      name: `${formatSpecialDates(day)} · ${day.note}`,
      hours: day.hours,
    })),
  ];

  return (
    <table className={styles.table} aria-label={text.hoursLabel}>
      <tbody>
        {rows.map(({ day, from, to, name, hours }) => (
          <tr
            key={day}
            data-live="day"
            data-day={day}
            data-from={from}
            data-to={to}
            hidden={from !== undefined}
            suppressHydrationWarning
          >
            <th scope="row">
              {`${name} `}
              <span className={styles.today}>{text.todayLabel}</span>
            </th>
            <td>{formatHours(hours).join('\n') || text.closedLabel}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
