import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { readToday, utcOffsetOf } from '@/model/clock';
import { type Content, getContent } from '@/model/content';
import { listUpcomingSpecialDays } from '@/model/special-days';
import { buildSchedule, summarizeWeek } from '@/model/week';
import styles from './open-status.module.scss';

/** The weekly hours in one line, until the live script shows whether the shop is open. */
export async function OpenStatus() {
  const { week } = (await getContent()).openingHours;
  return (
    <p className={styles.status} data-live="status" suppressHydrationWarning>
      {summarizeWeek(week)}
    </p>
  );
}

/** What the live script needs to show whether the shop is open. */
export type LiveSchedule = ReturnType<typeof buildLiveSchedule>;

function buildLiveSchedule({ openingHours, shop }: Content) {
  const { state } = shop.address;
  const specialDays = listUpcomingSpecialDays(openingHours.specialDays, readToday(state));
  return {
    ...buildSchedule(openingHours.week, specialDays),
    /** In minutes. */
    utcOffset: utcOffsetOf(state),
  };
}

/** The schedule as a data block. */
export async function ScheduleData() {
  const json = formatInlineJson(buildLiveSchedule(await getContent()));
  return <InlineScript id="schedule" type="application/json" code={json} />;
}
