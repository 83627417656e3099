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

/** The same, for what is awaited. */
export async function awaitWithContent<Result>(
  other: Partial<Content>,
  act: () => Promise<Result>,
): Promise<Result> {
  const own = { ...content };
  Object.assign(content, other);
  try {
    return await act();
  } finally {
    Object.assign(content, own);
  }
}
