import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentSchema } from '../model/loading/schema';
import { capitalize } from '../model/text/case';

const ASSETS_FOLDER = 'node_modules/@sveltia/cms/npm/assets';

/** Dependencies of Sveltia CMS that our fields do not need: maps, drawings, syntax highlighting. */
const UNUSED_DEPENDENCIES = [
  '@shikijs/*',
  'leaflet/*',
  'svgo/*',
  'terra-draw',
  'terra-draw-leaflet-adapter',
];

/** A field in `config.yml`. The items of a list have either one `field` or several `fields`. */
type Field = {
  name: string;
  label?: string;
  widget?: string;
  field?: Field;
  fields?: Field[];
  [option: string]: unknown;
};

/** A form in `config.yml`, which edits one content file. */
type Form = { name: string; file: string; fields: Field[] };

/** The settings in `config.yml`. Only the settings that this module reads have types. */
type Config = { backend: object; singletons: Form[]; [setting: string]: unknown };

type Schema = z.core.JSONSchema.BaseSchema;

/** Reads `config.yml`, and adds the repository (`owner/name`) and the limits of the content schema. */
export function buildConfig(repository: string): Config {
  const config: Config = parse(readFileSync('cms/config.yml', 'utf8'), { merge: true });
  const schema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
  return {
    ...config,
    backend: { ...config.backend, repo: repository },
    singletons: config.singletons.map((form) => ({
      ...form,
      fields: addLimits(form.fields, findProperty(schema, form.name)),
    })),
  };
}

/** Adds the limits of a group's schema to the fields of that group. */
function addLimits(fields: readonly Field[], group: Schema): Field[] {
  return fields.map((field) => {
    const schema = findProperty(group, field.name);
    const itemSchema = findItems(schema);
    const limited: Field = { ...field, ...listLimits(schema, field.widget) };
    if (!group.required?.includes(field.name)) {
      limited.required = false;
    }
    if (field.widget === 'select') {
      limited.options = schema.enum ?? itemSchema?.enum;
    }
    if (field.field && itemSchema) {
      limited.field = { ...field.field, ...listLimits(itemSchema) };
    }
    if (field.fields) {
      limited.fields = addLimits(field.fields, itemSchema ?? schema);
    }
    return limited;
  });
}

/** Finds a field's schema in the schema of its group. Returns an empty schema if the group has no such field. */
function findProperty({ properties }: Schema, name: string): Schema {
  const property = properties?.[name];
  return typeof property === 'object' ? property : {};
}

/** Finds the schema of a list's items. Returns undefined if the given schema describes no list. */
function findItems({ items }: Schema): Schema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

/** Lists the limits of a value under the names that Sveltia CMS gives them. */
function listLimits(schema: Schema, widget?: string) {
  const { maxLength, pattern, patternErrorMessage } = findTextSchema(schema);
  // A minimum of 0 is left out: if no minimum is set, Sveltia CMS accepts an empty list.
  const minItems = schema.minItems === 0 ? undefined : schema.minItems;
  const limits = {
    maxlength: maxLength,
    min: minItems ?? schema.minimum,
    max: schema.maxItems ?? schema.maximum,
  };
  // The widget for dates and times accepts no pattern, because only a date or a time can be entered in it.
  if (!pattern || widget === 'datetime') {
    return limits;
  }
  return { ...limits, pattern: [pattern, capitalize(String(patternErrorMessage ?? ''))] };
}

/**
 * Finds the schema of the string that a field may contain. A price, for example, may be a number or a string in
 * YAML, but the form saves only strings.
 */
function findTextSchema(schema: Schema): Schema {
  for (const alternative of schema.anyOf ?? []) {
    if (typeof alternative === 'object' && alternative.type === 'string') {
      return alternative;
    }
  }
  return schema;
}

/** Builds the files of the form for a repository. Maps the path of each file in the site to its content. */
export async function buildCms(repository: string): Promise<Map<string, Buffer>> {
  const { outputFiles } = await build({
    entryPoints: ['cms/main.ts'],
    outdir: '/cms',
    // Sveltia CMS looks for `assets/` beside its main script, and beside the folder of its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    charset: 'utf8',
    bundle: true,
    define: { CONFIG: JSON.stringify(buildConfig(repository)) },
    external: UNUSED_DEPENDENCIES,
    format: 'esm',
    minify: true,
    splitting: true,
    target: 'es2022',
    tsconfigRaw: '{}', // Keeps esbuild from reading tsconfig.json, which is written for Next.
    write: false,
  });

  const files = new Map([['admin.html', readFileSync('cms/index.html')]]);
  for (const { path: file, contents } of outputFiles) {
    const pathInSite = path.relative('/', file).replaceAll(path.sep, '/');
    files.set(pathInSite, Buffer.from(contents));
  }
  for (const name of readdirSync(ASSETS_FOLDER)) {
    if (!name.endsWith('.map')) {
      files.set(`cms/assets/${name}`, readFileSync(path.join(ASSETS_FOLDER, name)));
    }
  }
  return files;
}
