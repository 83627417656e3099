import type { Content } from '@/model/content';
import { formatInlineJson } from '@/model/derive/inline-json';
import { buildSchedule } from '@/model/derive/schedule';
import { findComingSpecialDays } from '@/model/derive/special-days';
import { findUtcOffsets } from '@/model/derive/utc-offsets';
import { isAlwaysOpen, summarizeWeek } from '@/model/derive/week';
import type { LiveFacts } from './now';

/** What the live script needs on a page that says whether the shop is open. */
export function LiveData({ content }: { content: Content }) {
  const { week, specialDays } = content.openingHours;
  const { timeZone } = content.shop;
  const words = content.uiText.status;
  const facts: LiveFacts = {
    ...buildSchedule({ week, specialDays: findComingSpecialDays(specialDays, timeZone) }),
    offsets: findUtcOffsets(timeZone),
    // It closes at no hour that could be said.
    words: isAlwaysOpen(week) ? { ...words, open: summarizeWeek(week) } : words,
  };
  return (
    <script
      data-live="facts"
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`.
      dangerouslySetInnerHTML={{ __html: formatInlineJson(facts) }}
    />
  );
}
