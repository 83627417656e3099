import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { utcOffsetOf } from '@/model/clock';
import { type Content, getContent } from '@/model/content';
import { listUpcomingSpecialDays } from '@/model/special-days';
import { summarizeWeek } from '@/model/week';
import styles from './open-status.module.scss';

/** The weekly hours in one line, until the browser script shows whether the shop is open. */
export async function OpenStatus() {
  const { week } = (await getContent()).openingHours;
  return (
    <p className={styles.status} data-live="status" suppressHydrationWarning>
      {summarizeWeek(week)}
    </p>
  );
}

/** What the browser script needs to show whether the shop is open. */
export type PageSchedule = ReturnType<typeof buildPageSchedule>;

function buildPageSchedule(content: Content) {
  const upcoming = listUpcomingSpecialDays(content);
  return {
    week: content.openingHours.week,
    specialDays: upcoming.map(({ note: _, ...day }) => day),
    /** In minutes. */
    utcOffset: utcOffsetOf(content.shop.address.state),
  };
}

/** The schedule as a data block. */
export async function ScheduleData() {
  const json = formatInlineJson(buildPageSchedule(await getContent()));
  return <InlineScript id="schedule" type="application/json" code={json} />;
}
