import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model';
import { listUpcomingSpecialDays } from '@/model/derive/special-days';
import { computeUtcOffset } from '@/model/derive/wall-clock';
import { buildSchedule, summarizeWeek } from '@/model/derive/week';
import type { LiveSchedule } from './now';

/** The schedule and texts that the live script needs to show whether the shop is open. */
export function LiveData() {
  const { openingHours, shop, uiText } = getContent();
  const { week, specialDays } = openingHours;
  const { timeZone } = shop;
  const data: LiveSchedule = {
    ...buildSchedule({ week, specialDays: listUpcomingSpecialDays(specialDays, timeZone) }),
    utcOffset: computeUtcOffset(timeZone),
    texts: { ...uiText.status, usualWeek: summarizeWeek(week) },
  };
  const json = formatInlineJson(data);
  return <InlineScript id="live-data" type="application/json" code={json} />;
}
