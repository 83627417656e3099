import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { getContent } from '@/model/content';
import { formatDates, formatHours } from '@/model/hours/format-time';
import { listComingDays, type Occurrence } from '@/model/hours/special-days';
import type { Hours } from '@/model/hours/types';
import { WEEKDAYS } from '@/model/hours/weekdays';
import { capitalize } from '@/model/text/case';
import styles from './hours-table.module.scss';

type Row = {
  /** A weekday's number, or a special day's `from`. The page's script finds the current row by this key. */
  key: string;
  name: string;
  /** Only special days have this. */
  dates?: string;
  hours: Hours;
};

function buildWeekdayRow(hours: Hours, weekday: number): Row {
  return { key: String(weekday), name: capitalize(WEEKDAYS[weekday] ?? ''), hours };
}

function buildSpecialDayRow({ from, note, dates, hours }: Occurrence): Row {
  return { key: from, name: note, dates: formatDates(dates), hours };
}

/**
 * Lists the seven weekdays, then all special days. The page's script highlights today's row, and shows a special day only
 * once it's announced.
 */
export async function HoursTable() {
  const { openingHours, shop } = await getContent();
  const rows = [
    ...openingHours.week.map(buildWeekdayRow),
    ...listComingDays(openingHours.specialDays, shop.address).map(buildSpecialDayRow),
  ];

  return (
    <table
      {...behaviour('hoursTable')}
      className={styles.table}
      aria-label="Horário de funcionamento"
    >
      <tbody>
        {rows.map(({ key, name, dates, hours }) => (
          <tr
            key={key}
            data-_day={key}
            hidden={dates !== undefined}
            suppressHydrationWarning // In `next dev`, the page's script changes the row before React hydrates it.
          >
            <th scope="row">
              {dates && (
                <>
                  <span data-_dates>{dates}</span>
                  {' · '}
                </>
              )}
              <span className="keep-together">
                {`${name} `}
                <span className={clsx(styles.today, 'screen-only')}>hoje</span>
              </span>
            </th>
            <td>{formatHours(hours).join('\n') || 'Fechado'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
