import { z } from 'zod';
import { findLeftOut } from './check/left-out';
import { locate, readDrawer } from './drawer/drawer';
import { FILE_IDS, FILES, type FileId } from './drawer/files';
import { ContentError, type ContentProblem } from './drawer/problems';
import type { ReadFile } from './drawer/yaml';
import { tailor } from './schema/tailor';

type Schemas = { [Id in FileId]: (typeof FILES)[Id]['schema'] };

const schemas = Object.fromEntries(FILE_IDS.map((id) => [id, FILES[id].schema])) as Schemas;

const drawerSchema = z.object(schemas).transform((files) =>
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
    !leftOut.includes(`${list}[${index}]`);
  return {
    ...data,
    team: data.team.filter(isOwn('team')),
    testimonials: data.testimonials.filter(isOwn('testimonials')),
  };
}

/** What its schema refuses in one file of the drawer. */
export function findProblems(id: FileId, file: ReadFile): ContentProblem[] {
  const { error } = FILES[id].schema.safeParse(file.value, { error: explainIssue });
  return (error?.issues ?? []).flatMap((issue) => describeIssue(issue, id, file));
}

/** The message of zod's own checks; those of the schemas bring theirs. */
function explainIssue({ input }: z.core.$ZodRawIssue): string | undefined {
  return input === undefined
    ? 'falta este campo.\nacrescente-o; os outros itens e content/README.md mostram como.'
    : undefined;
}

function describeIssue(issue: z.core.$ZodIssue, id: FileId, file: ReadFile): ContentProblem[] {
  if (issue.code === 'invalid_union') {
    // A list with a bad item is a list: the alternative that went deepest is the one that was meant.
    const [deepest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
    return deepest.flatMap((one) =>
      describeIssue({ ...one, path: [...issue.path, ...one.path] }, id, file),
    );
  }
  const [problem = '', fix = ''] = issue.message.split('\n');
  return [{ ...locate(id, issue.path, file), problem, fix }];
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}
