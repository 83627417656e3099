import { content } from '@/model';
import type { Content } from '@/model/content';

/** What `act` gives while the site has other facts and words. */
export function withContent<Result>(other: Partial<Content>, act: () => Result): Result {
  const own = { ...content };
  Object.assign(content, other);
  try {
    return act();
  } finally {
    Object.assign(content, own);
  }
}
