import { z } from 'zod';
import { findLeftOut } from './check/left-out';
import { readDrawer } from './drawer/drawer';
import { FILE_IDS, FILES, type FileId } from './drawer/files';
import { findProblems } from './drawer/find-problems';
import { ContentError } from './drawer/problems';
import { tailor } from './schema/tailor';

type Schemas = { [Id in FileId]: (typeof FILES)[Id]['schema'] };

const schemas = Object.fromEntries(FILE_IDS.map((id) => [id, FILES[id].schema])) as Schemas;

const drawerSchema = z
  .object(schemas)
  .transform((files) =>
    tailor(
      {
        ...files,
        gallery: files.gallery.gallery,
        services: files.services.services,
        team: files.team.team,
        testimonials: files.testimonials.testimonials,
      },
      files.shop,
    ),
  );

/** All facts and words of the site. */
export type Content = z.output<typeof drawerSchema>;

/** The owner's drawer, understood. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent(): Content {
  const { drawer, problems } = readDrawer();
  // A file that cannot be read says so itself; what is missing in it is no news.
  const unread = new Set(problems.map(({ file }) => file));
  const invalid = FILE_IDS.flatMap((id) => findProblems(id, drawer[id])).filter(
    ({ file }) => !unread.has(file),
  );
  if (problems.length > 0 || invalid.length > 0) {
    throw new ContentError([...problems, ...invalid]);
  }
  const said = Object.fromEntries(FILE_IDS.map((id) => [id, drawer[id].value]));
  const data = drawerSchema.parse(said);
  const leftOut = findLeftOut().map(({ path }) => path);
  const isOwn = (list: string) => (_: unknown, index: number) =>
    !leftOut.some((path) => path.startsWith(`${list}[${index}].`));
  return {
    ...data,
    team: data.team.filter(isOwn('team')),
    testimonials: data.testimonials.filter(isOwn('testimonials')),
  };
}
