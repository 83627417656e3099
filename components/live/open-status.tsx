import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model';
import { listUpcomingSpecialDays } from '@/model/derive/special-days';
import { computeUtcOffset } from '@/model/derive/wall-clock';
import { buildSchedule, summarizeWeek } from '@/model/derive/week';
import type { LiveSchedule } from './now';
import styles from './open-status.module.scss';

/** The weekly hours in one line, until the live script shows whether the shop is open. */
export function OpenStatus() {
  return (
    <p className={styles.status} data-live="status" suppressHydrationWarning>
      {summarizeWeek(getContent().openingHours.week)}
    </p>
  );
}

/** The schedule and texts that the live script needs to show whether the shop is open. */
export function ScheduleData() {
  const { openingHours, shop, uiText } = getContent();
  const { week, specialDays } = openingHours;
  const { timeZone } = shop;
  const data: LiveSchedule = {
    ...buildSchedule({ week, specialDays: listUpcomingSpecialDays(specialDays, timeZone) }),
    utcOffset: computeUtcOffset(timeZone),
    texts: { ...uiText.status, usualWeek: summarizeWeek(week) },
  };
  const json = formatInlineJson(data);
  return <InlineScript id="schedule" type="application/json" code={json} />;
}
