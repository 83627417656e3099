import { isSample, omitSampleContent } from './check/sample-content';
import { ContentError } from './content-files/content-error';
import { FILE_IDS } from './content-files/files';
import { loadContentFiles } from './content-files/load';
import type { Meanings } from './content-files/parse';
import { applyConditions } from './schema/conditional-text';

/** All facts and words of the site. */
export type Content = ReturnType<typeof readContent>;

/** The owner's contentFiles, understood. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent() {
  const read = loadContentFiles();
  const data = omitSampleContent(read);
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
  return applyConditions(content, data.shop);
}

const isWhole = (data: Partial<Meanings>): data is Meanings => FILE_IDS.every((id) => data[id]);
