import { ContentError } from './content-files/content-error';
import { FILE_IDS } from './content-files/files';
import { loadContentFiles } from './content-files/load';
import type { ContentData } from './content-files/parse';
import { applyConditions } from './schema/conditional-text';

/** All content of the site. */
export type Content = ReturnType<typeof readContent>;

/** Reads the content files. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent(loaded = loadContentFiles()) {
  const { data } = loaded;
  if (loaded.problems.length > 0 || !isComplete(data)) {
    throw new ContentError(loaded.problems);
  }
  const content = {
    ...data,
    gallery: data.gallery.gallery,
    services: data.services.services,
    team: data.team.team,
    testimonials: data.testimonials.testimonials,
  };
  return applyConditions(content, data.shop);
}

const isComplete = (data: Partial<ContentData>): data is ContentData =>
  FILE_IDS.every((id) => data[id]);
