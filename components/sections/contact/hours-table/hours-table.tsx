import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { WEEKDAYS } from '@/model/clock';
import { getContent } from '@/model/content';
import { capitalize, formatHours } from '@/model/format';
import type { Hours } from '@/model/opening-hours';
import {
  computeAnnouncementDate,
  formatSpecialDates,
  listUpcomingSpecialDays,
} from '@/model/special-days';
import styles from './hours-table.module.scss';

/** A weekday, or a special day, shown from its announcement (`from`) until its end (`to`). */
type Row = { day: string; from?: string; to?: string; name: string; hours: Hours };

/**
 * The seven weekdays and the upcoming special days. The browser script highlights today's row and shows
 * special days once they are announced; without scripts, all are shown.
 */
export async function HoursTable() {
  const content = await getContent();
  const rows: Row[] = [
    ...content.openingHours.week.map((hours, day) => ({
      day: `${day}`,
      name: capitalize(WEEKDAYS[day] ?? ''),
      hours,
    })),
    ...listUpcomingSpecialDays(content).map((day) => ({
      day: day.from,
      from: computeAnnouncementDate(day),
      to: day.to,
      name: `${formatSpecialDates(day)} · ${day.note}`,
      hours: day.hours,
    })),
  ];

  return (
    <table
      {...behaviour('hoursTable')}
      className={styles.table}
      aria-label="Horário de funcionamento"
    >
      <tbody>
        {rows.map(({ day, from, to, name, hours }) => (
          <tr
            key={day}
            data-day={day}
            data-from={from}
            data-to={to}
            hidden={from !== undefined}
            suppressHydrationWarning
          >
            <th scope="row">
              {`${name} `}
              <span className={clsx(styles.today, 'screen-only')}>hoje</span>
            </th>
            <td>{formatHours(hours).join('\n') || 'Fechado'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
