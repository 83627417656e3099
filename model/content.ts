import { isSample, omitSampleContent } from './check/sample-content';
import { ContentError } from './content-files/content-error';
import { FILE_IDS } from './content-files/files';
import { loadContentFiles } from './content-files/load';
import type { Meanings } from './content-files/parse';
import { applyConditions } from './schema/conditional-text';

/** All content of the site. */
export type Content = ReturnType<typeof readContent>;

/** Reads the content files. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent(read = loadContentFiles()) {
  const data = omitSampleContent(read);
  if (read.problems.length > 0 || !isWhole(data)) {
    throw new ContentError(read.problems);
  }
  const content = {
    ...data,
    gallery: data.gallery.gallery,
    services: data.services.services,
    team: data.team.team,
    // docs/specification.md gives each sample testimonial five stars; real ones have what the customer gave.
    testimonials: data.testimonials.testimonials.map((one) => ({
      ...(isSample(read) && { stars: 5 }),
      ...one,
    })),
  };
  return applyConditions(content, data.shop);
}

const isWhole = (data: Partial<Meanings>): data is Meanings => FILE_IDS.every((id) => data[id]);
