import { isSample, leaveOutExamples } from './check/examples';
import { readDrawer } from './drawer/drawer';
import { FILE_IDS } from './drawer/files';
import { ContentError } from './drawer/problems';
import type { Meanings } from './drawer/read-file';
import { tailor } from './schema/tailor';

/** All facts and words of the site. */
export type Content = ReturnType<typeof readContent>;

/** The owner's drawer, understood. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent() {
  const read = readDrawer();
  const data = leaveOutExamples(read);
  if (read.problems.length > 0 || !isWhole(data)) {
    throw new ContentError(read.problems);
  }
  const content = {
    ...data,
    gallery: data.gallery.gallery,
    services: data.services.services,
    team: data.team.team,
    // docs/specification.md gives five to each of the sample; a customer's own are those they gave.
    testimonials: data.testimonials.testimonials.map((one) => ({
      ...(isSample(read) && { stars: 5 }),
      ...one,
    })),
  };
  return tailor(content, data.shop);
}

const isWhole = (data: Partial<Meanings>): data is Meanings => FILE_IDS.every((id) => data[id]);
