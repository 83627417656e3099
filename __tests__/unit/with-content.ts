import { getContent } from '@/model';
import type { Content } from '@/model/content';

/** Calls `act` while parts of the site's content are replaced. */
export function withContent<Result>(other: Partial<Content>, act: () => Result): Result {
  const own = getContent();
  globalThis.siteContent = { ...own, ...other };
  try {
    return act();
  } finally {
    globalThis.siteContent = own;
  }
}
