import { formatInlineJson } from '@/model/derive/inline-json';
import { buildSchedule } from '@/model/derive/schedule';
import { findComingSpecialDays } from '@/model/derive/special-days';
import { findUtcOffsets } from '@/model/derive/utc-offsets';
import type { OpeningHours } from '@/model/schema/opening-hours';
import type { UiText } from '@/model/schema/ui-text';
import type { LiveFacts } from './now';

type LiveDataProps = {
  openingHours: OpeningHours;
  timeZone: string;
  words: UiText['status'];
};

/** What the live script needs on a page that says whether the shop is open. */
export function LiveData({ openingHours: { week, specialDays }, timeZone, words }: LiveDataProps) {
  const facts: LiveFacts = {
    ...buildSchedule({ week, specialDays: findComingSpecialDays(specialDays, timeZone) }),
    offsets: findUtcOffsets(timeZone),
    words,
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
