import type { Schedule } from '@/content/derive/open-status';
import type { UiText } from '@/content/schema/ui-text';

/** What the live script knows about the shop. */
export type LiveFacts = Schedule & { timeZone: string; words: UiText['status'] };
