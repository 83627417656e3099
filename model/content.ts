import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { FILES, placeOf, readDrawer, type Subject } from './drawer/drawer';
import {
  ContentError,
  type ContentProblem,
  describeItem,
  formatPath,
  type Path,
  readPath,
} from './drawer/problems';
import type { ReadFile } from './drawer/yaml';
import { homeSchema } from './schema/home';
import { openingHoursSchema } from './schema/opening-hours';
import { gallerySchema, teamSchema, testimonialsSchema } from './schema/people';
import { policySchema } from './schema/policy';
import { publishingSchema } from './schema/publishing';
import { quote } from './schema/quote';
import { servicesSchema } from './schema/services';
import { shopSchema } from './schema/shop';
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

const drawerSchema = z.object(SCHEMAS).transform((files) => ({
  ...files,
  gallery: files.gallery.gallery,
  services: files.services.services,
  team: files.team.team,
  testimonials: files.testimonials.testimonials,
}));

/** All facts and words of the site. */
export type Content = z.output<typeof drawerSchema>;

/** The owner's drawer, understood. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent(): { content: Content; files: ReadonlyMap<Subject, ReadFile> } {
  const { files, problems } = readDrawer();
  const raw = Object.fromEntries(
    Object.keys(FILES).map((subject) => [subject, files.get(subject as Subject)?.value ?? {}]),
  );
  const result = drawerSchema.safeParse(raw, { error: explainIssue });
  if (problems.length > 0 || !result.success) {
    // A file that cannot be read says so itself; what is missing in it is no news.
    const unread = new Set([...problems.map(({ file }) => file)]);
    const invalid = (result.error?.issues ?? [])
      .flatMap((issue) => describeIssue(issue, raw, files))
      .filter(({ file }) => !unread.has(file));
    throw new ContentError([...problems, ...invalid]);
  }
  return { content: result.data, files };
}

const TYPES: Record<string, readonly [problem: string, fix: string]> = {
  string: [
    'aqui vai um texto, na mesma linha do nome do campo.',
    'escreva o texto depois dos dois-pontos e de um espaço.',
  ],
  array: [
    'aqui vai uma lista.',
    'ponha cada item numa linha, com um traço e um espaço antes: - item.',
  ],
  object: ['aqui vão vários campos, um por linha.', 'veja em content/README.md como se escreve.'],
};

/** The message of zod's own checks; those of the schemas bring theirs. */
function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) {
    return 'falta este campo.\nacrescente-o; os outros itens e content/README.md mostram como.';
  }
  if (issue.code === 'invalid_type') {
    return TYPES[issue.expected]?.join('\n');
  }
  if (issue.code === 'invalid_union') {
    return TYPES.string?.join('\n');
  }
  return undefined;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  raw: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<Subject, ReadFile>,
): ContentProblem[] {
  if (issue.code === 'invalid_union') {
    // A list with a bad item is a list: the alternative that went deepest is the one that was meant.
    const [deepest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
    return deepest.flatMap((one) =>
      describeIssue({ ...one, path: [...issue.path, ...one.path] }, raw, files),
    );
  }
  const [subject, ...path] = issue.path;
  const name = subject as Subject;
  if (issue.code === 'unrecognized_keys') {
    const present = Object.keys(Object(readPath(raw, issue.path)));
    return issue.keys.map((key) => ({
      ...locate(name, [...path, key], raw, files),
      problem: 'este campo não existe aqui.',
      fix: suggestField(key, fieldsAt(SCHEMAS[name], path), present),
    }));
  }
  const [problem = '', fix = 'veja em content/README.md como se escreve.'] =
    issue.message.split('\n');
  return [{ ...locate(name, path, raw, files), problem, fix }];
}

function locate(
  subject: Subject,
  path: Path,
  raw: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<Subject, ReadFile>,
) {
  const value = raw[subject];
  return {
    file: placeOf(subject),
    line: files.get(subject)?.lineOf(path) ?? 1,
    path: formatPath(path),
    item: describeItem(value, path),
    received: describeValue(readPath(value, path)),
  };
}

/** The fields that exist at a place, with their names to the owner. */
function fieldsAt(schema: z.ZodType, path: Path): ReadonlyMap<string, string> {
  const whole: unknown = z.toJSONSchema(schema, { io: 'input' });
  const place = path.reduce<unknown>(
    (node, key) => readPath(node, typeof key === 'number' ? ['items'] : ['properties', key]),
    whole,
  );
  const fields = Object.entries(Object(readPath(place, ['properties'])));
  return new Map(fields.map(([key, one]) => [key, String(readPath(one, ['title']) ?? '')]));
}

function suggestField(
  typed: string,
  fields: ReadonlyMap<string, string>,
  present: readonly string[],
): string {
  const free = [...fields].filter(([key]) => !present.includes(key));
  const [nearest] = free
    .map(([key, title]) => ({
      key,
      edits: Math.min(...[key, title].map((one) => distance(plain(typed), plain(one)))),
    }))
    .toSorted((a, b) => a.edits - b.edits);
  return nearest && nearest.edits <= Math.max(2, nearest.key.length * 0.4)
    ? `você quis dizer ${nearest.key}? Troque o nome.`
    : `apague-o. Os campos daqui são: ${[...fields.keys()].join(', ')}.`;
}

function plain(value: string): string {
  return value
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

/** What the owner typed, short enough to recognize. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return quote(value);
  }
  if (Array.isArray(value)) {
    return `uma lista com ${value.length} ${value.length === 1 ? 'item' : 'itens'}`;
  }
  return value === undefined
    ? 'nada'
    : `um grupo de campos (${Object.keys(Object(value)).slice(0, 6).join(', ')})`;
}
