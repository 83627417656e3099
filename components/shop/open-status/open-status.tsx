import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';
import type { Schedule } from '@/model/hours/open-status';
import { listComingDays } from '@/model/hours/special-days';
import { utcOffsetOf } from '@/model/hours/time-zone';
import { summarizeWeek } from '@/model/hours/week';
import styles from './open-status.module.scss';

/** Shows the week's hours in one line, until the page's script replaces them with the open status. */
export async function OpenStatus() {
  const { week } = (await getContent()).openingHours;
  return (
    <p className={clsx(styles.status, 'screen-only')} {...behaviour('openStatus')}>
      {summarizeWeek(week)}
    </p>
  );
}

/** Puts the opening hours into the page as JSON, so the page's script can compute whether the shop is open. */
export async function ScheduleData() {
  const { openingHours, shop } = await getContent();
  const schedule: Schedule = {
    week: openingHours.week,
    specialDays: listComingDays(openingHours.specialDays, shop.address).map(
      ({ dates, ...specialDay }) => specialDay,
    ),
    utcOffset: utcOffsetOf(shop.address),
  };
  const json = formatInlineJson(schedule);
  return <InlineScript id="schedule" type="application/json" code={json} />;
}
