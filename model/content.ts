import { z } from 'zod';
import { findLeftOut } from './check/left-out';
import { slug } from './derive/slug';
import { locateIn, readDrawer, SUBJECTS, type Subject } from './drawer/drawer';
import { findNearest } from './drawer/nearest';
import { type Path, readPath } from './drawer/place';
import { ContentError, type ContentProblem } from './drawer/problems';
import type { ReadFile } from './drawer/yaml';
import { homeSchema } from './schema/home';
import { openingHoursSchema } from './schema/opening-hours';
import { gallerySchema, teamSchema, testimonialsSchema } from './schema/people';
import { policySchema, tailorPolicy } from './schema/policy';
import { publishingSchema } from './schema/publishing';
import { servicesSchema } from './schema/services';
import { shopSchema } from './schema/shop';
import { tailorTexts } from './schema/tailor';
import { uiTextSchema } from './schema/ui-text';

/** The schema of each file of the drawer: types, checks, forms and editors all come from here. */
export const SCHEMAS = {
  gallery: gallerySchema,
  home: homeSchema,
  openingHours: openingHoursSchema,
  privacy: policySchema,
  publishing: publishingSchema,
  services: servicesSchema,
  shop: shopSchema,
  team: teamSchema,
  terms: policySchema,
  testimonials: testimonialsSchema,
  uiText: uiTextSchema,
} satisfies Record<Subject, z.ZodType>;

const drawerSchema = z.object(SCHEMAS).transform(({ home, shop, ...files }) => ({
  ...files,
  home: {
    ...home,
    booking: { ...home.booking, steps: tailorTexts(home.booking.steps, shop) },
  },
  shop,
  privacy: tailorPolicy(files.privacy, shop),
  terms: tailorPolicy(files.terms, shop),
  gallery: files.gallery.gallery,
  services: files.services.services,
  team: files.team.team,
  testimonials: files.testimonials.testimonials,
}));

/** All facts and words of the site. */
export type Content = z.output<typeof drawerSchema>;

/** The owner's drawer, understood. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent(): Content {
  const { drawer, problems } = readDrawer();
  // A file that cannot be read says so itself; what is missing in it is no news.
  const unread = new Set(problems.map(({ file }) => file));
  const invalid = SUBJECTS.flatMap((subject) => findProblems(subject, drawer[subject])).filter(
    ({ file }) => !unread.has(file),
  );
  if (problems.length > 0 || invalid.length > 0) {
    throw new ContentError([...problems, ...invalid]);
  }
  const said = Object.fromEntries(SUBJECTS.map((subject) => [subject, drawer[subject].value]));
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
export function findProblems(subject: Subject, file: ReadFile): ContentProblem[] {
  const { error } = SCHEMAS[subject].safeParse(file.value, { error: explainIssue });
  const invalid = (error?.issues ?? []).flatMap((issue) => describeIssue(issue, subject, file));
  // A field under a wrong name is told of that name, and is not missing too.
  const misnamed = invalid.map(({ path = '', fix }) => path.replace(/[^.]*$/, meantBy(fix)));
  return invalid.filter((one) => !isMissing(one) || !misnamed.includes(one.path ?? ''));
}

const isMissing = ({ problem }: ContentProblem) => problem === 'falta este campo.';
const meantBy = (fix: string) => /^você quis dizer (\w+)\?/.exec(fix)?.[1] ?? '?';

const WRONG_TYPE: Readonly<Record<string, string>> = {
  string:
    'aqui vai um texto, na mesma linha do nome do campo.\nescreva o texto depois dos dois-pontos e de um espaço.',
  array: 'aqui vai uma lista.\nponha cada item numa linha, com um traço e um espaço antes: - item.',
  object: 'aqui vão vários campos, um por linha.',
};

/** The message of zod's own checks; those of the schemas bring theirs. */
function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) {
    return 'falta este campo.\nacrescente-o; os outros itens e content/README.md mostram como.';
  }
  return issue.code === 'invalid_type' ? WRONG_TYPE[issue.expected] : undefined;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  subject: Subject,
  file: ReadFile,
): ContentProblem[] {
  if (issue.code === 'invalid_union') {
    // A list with a bad item is a list: the alternative that went deepest is the one that was meant.
    const [deepest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
    return deepest.flatMap((one) =>
      describeIssue({ ...one, path: [...issue.path, ...one.path] }, subject, file),
    );
  }
  const { path } = issue;
  const fields = listFields(subject, path);
  const names = fields.map(([key]) => key).join(', ');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const meant = findMeant(key, fields, readPath(file.value, path));
      return {
        ...locateIn(file, subject, [...path, key]),
        problem: 'este campo não existe aqui.',
        fix: meant
          ? `você quis dizer ${meant}? Troque o nome.`
          : `apague-o. Os campos daqui são: ${names}.`,
      };
    });
  }
  const [problem = '', fix = ''] = issue.message.split('\n');
  const own =
    path.length === 0
      ? 'acima da lista vai uma linha com o nome dela e dois-pontos'
      : 'escreva embaixo os campos daqui';
  return [{ ...locateIn(file, subject, path), problem, fix: fix || `${own}: ${names}.` }];
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

type Fields = [key: string, schema: unknown][];

/** The fields that may stand at a place. */
function listFields(subject: Subject, path: Path): Fields {
  const place = path.flatMap((key) => (typeof key === 'number' ? 'items' : ['properties', key]));
  const schema = z.toJSONSchema(SCHEMAS[subject], { io: 'input' });
  return Object.entries(Object(readPath(schema, [...place, 'properties'])));
}

/** Which of the fields that are free was meant, by its key or by its name to the owner. */
function findMeant(typed: string, fields: Fields, said: unknown): string | undefined {
  const names = new Map(
    fields
      .filter(([key]) => !Object.hasOwn(Object(said), key))
      .flatMap(([key, field]) =>
        [key, String(readPath(field, ['title']))].map((name) => [slug(name), key]),
      ),
  );
  return names.get(findNearest(slug(typed), [...names.keys()]) ?? '');
}
