import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model';
import type { Content } from '@/model/content';
import { listUpcomingSpecialDays } from '@/model/derive/special-days';
import { computeUtcOffset } from '@/model/derive/wall-clock';
import { buildSchedule, summarizeWeek } from '@/model/derive/week';
import styles from './open-status.module.scss';

/** The weekly hours in one line, until the live script shows whether the shop is open. */
export function OpenStatus() {
  return (
    <p className={styles.status} data-live="status" suppressHydrationWarning>
      {summarizeWeek(getContent().openingHours.week)}
    </p>
  );
}

/** What the live script needs to show whether the shop is open. */
export type LiveSchedule = ReturnType<typeof buildLiveSchedule>;

function buildLiveSchedule({ openingHours, shop, uiText }: Content) {
  const { week, specialDays } = openingHours;
  const { timeZone } = shop;
  return {
    ...buildSchedule({ week, specialDays: listUpcomingSpecialDays(specialDays, timeZone) }),
    /** In minutes. */
    utcOffset: computeUtcOffset(timeZone),
    texts: { ...uiText.status, usualWeek: summarizeWeek(week) },
  };
}

/** The schedule as a data block. */
export function ScheduleData() {
  const json = formatInlineJson(buildLiveSchedule(getContent()));
  return <InlineScript id="schedule" type="application/json" code={json} />;
}
