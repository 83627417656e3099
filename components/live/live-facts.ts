import type { Schedule } from '@/model/derive/open-status';
import type { UtcOffset } from '@/model/derive/wall-clock';
import type { UiText } from '@/model/schema/ui-text';

/** What the live script knows about the shop. */
export type LiveFacts = Schedule & { offsets: UtcOffset[]; words: UiText['status'] };
