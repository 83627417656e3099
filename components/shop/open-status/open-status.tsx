import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { utcOffsetOf } from '@/model/clock';
import { getContent } from '@/model/content';
import type { Schedule } from '@/model/open-status';
import { listUpcomingSpecialDays } from '@/model/special-days';
import { summarizeWeek } from '@/model/week';
import styles from './open-status.module.scss';

/** The weekly hours in one line, until its script shows whether the shop is open. */
export async function OpenStatus() {
  const { week } = (await getContent()).openingHours;
  return (
    <p className={clsx(styles.status, 'screen-only')} {...behaviour('openStatus')}>
      {summarizeWeek(week)}
    </p>
  );
}

/** What the scripts need to show whether the shop is open, as a data block. */
export async function ScheduleData() {
  const content = await getContent();
  const schedule: Schedule = {
    week: content.openingHours.week,
    specialDays: listUpcomingSpecialDays(content).map(({ note: _, ...day }) => day),
    utcOffset: utcOffsetOf(content.shop.address.state),
  };
  const json = formatInlineJson(schedule);
  return <InlineScript id="schedule" type="application/json" code={json} />;
}
