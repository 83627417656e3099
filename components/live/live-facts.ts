import type { Schedule } from '@/content/derive/open-status';
import type { UtcOffset } from '@/content/derive/wall-clock';
import type { UiText } from '@/content/schema/ui-text';

/** What the live script knows about the shop. */
export type LiveFacts = Schedule & { offsets: UtcOffset[]; words: UiText['status'] };
