import { Fragment } from 'react';
import type { Content } from '@/model/content';
import { formatHours } from '@/model/derive/format';
import {
  findComingSpecialDays,
  findNoticeDate,
  formatSpecialDates,
} from '@/model/derive/special-days';
import { capitalize, formatWeekday } from '@/model/derive/week';
import { type Hours, WEEKDAYS } from '@/model/schema/opening-hours';
import styles from './hours-table.module.scss';

/**
 * The seven days, and the special days to come. The live script marks today's row and shows a
 * special day's when it is near; without scripts, all of those are shown.
 */
export function HoursTable({ content: { home, openingHours, shop } }: { content: Content }) {
  const { week, specialDays } = openingHours;
  const text = home.contact;
  const listPeriods = (hours: Hours) =>
    hours.length > 0 ? formatHours(hours) : [text.closedLabel];
  const mark = <span className={styles.today}>{text.todayLabel}</span>;

  return (
    <table className={styles.table} aria-label={text.hoursLabel}>
      <tbody>
        {WEEKDAYS.map((weekday, index) => (
          <tr
            key={weekday}
            data-live="day"
            data-day={(index + 1) % WEEKDAYS.length} // As `Date` counts, from Sunday.
            suppressHydrationWarning
          >
            <th scope="row">
              {`${capitalize(formatWeekday(weekday))} `}
              {mark}
            </th>
            <Periods periods={listPeriods(week[weekday])} />
          </tr>
        ))}
        {findComingSpecialDays(specialDays, shop.timeZone).map((day) => (
          <tr
            key={day.from}
            data-live="day"
            data-day={day.from}
            data-from={findNoticeDate(day)}
            data-to={day.to}
            hidden
            suppressHydrationWarning
          >
            <th scope="row">
              {`${formatSpecialDates(day)} · ${day.note} `}
              {mark}
            </th>
            <Periods periods={listPeriods(day.hours)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When a day is open, before and after its lunch break. */
function Periods({ periods }: { periods: readonly string[] }) {
  return (
    <td>
      {periods.map((period, index) => (
        <Fragment key={period}>
          {index > 0 && <br />}
          {period}
        </Fragment>
      ))}
    </td>
  );
}
