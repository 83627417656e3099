import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentSchema } from '../model/loading/schema';
import { capitalize } from '../model/text/case';

const SVELTIA_SCRIPT = '@sveltia/cms/npm/index.js';

/** Sveltia CMS only needs these dependencies for fields that we don't use: maps, drawings, code with highlighting. */
const UNUSED_DEPENDENCIES = [
  '@shikijs/*',
  'leaflet/*',
  'svgo/*',
  'terra-draw',
  'terra-draw-leaflet-adapter',
];

/** A field in `config.yml`. A list describes its items with either one `field` or several `fields`. */
type Field = {
  name: string;
  label?: string;
  widget?: string;
  field?: Field;
  fields?: Field[];
  [option: string]: unknown;
};

/** Each form in `config.yml` edits one content file. */
type Form = { name: string; file: string; fields: Field[] };

/** The settings in `config.yml`. Only those that this module reads have types. */
type Config = { backend: object; singletons: Form[]; [setting: string]: unknown };

type Schema = z.core.JSONSchema.BaseSchema;

/** Adds `repository`, such as `owner/barbearia`, and the content schema's limits to the settings in `config.yml`. */
export function buildConfig(repository: string): Config {
  const config: Config = parse(readFileSync('cms/config.yml', 'utf8'), { merge: true });
  const schema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
  return {
    ...config,
    backend: { ...config.backend, repo: repository },
    singletons: config.singletons.map((form) => ({
      ...form,
      fields: addLimits(form.fields, findFieldSchema(schema, form.name)),
    })),
  };
}

function addLimits(fields: readonly Field[], group: Schema): Field[] {
  return fields.map((field) => {
    const schema = findFieldSchema(group, field.name);
    const itemSchema = findItemSchema(schema);
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

/** Returns an empty schema if the group has no such field. */
function findFieldSchema({ properties }: Schema, name: string): Schema {
  const property = properties?.[name];
  return typeof property === 'object' ? property : {};
}

/** Returns undefined for a schema that doesn't describe a list. */
function findItemSchema({ items }: Schema): Schema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

/** Converts a schema's limits to field options of Sveltia CMS. For example, `minItems` becomes `min`. */
function listLimits(schema: Schema, widget?: string) {
  const { maxLength, patternErrorMessage } = schema;
  const pattern = schema.type === 'integer' ? matchIntegers(schema) : schema.pattern;
  // A minimum of 0 is left out, because Sveltia CMS accepts an empty list if there's no minimum.
  const minItems = schema.minItems === 0 ? undefined : schema.minItems;
  const limits = { maxlength: maxLength, min: minItems, max: schema.maxItems };
  // The widget for dates and times doesn't take a pattern, because nothing else can be entered in it.
  if (!pattern || widget === 'datetime') {
    return limits;
  }
  return { ...limits, pattern: [pattern, capitalize(String(patternErrorMessage ?? ''))] };
}

/**
 * Lists every integer between the limits, such as `^(1|2|3|4|5)$`. In the form, numbers are texts with a pattern, because
 * a number widget would silently save `1h30` as 30 and `37,50` as 50.
 */
function matchIntegers({ minimum = 0, maximum = 0 }: Schema): string {
  const integers = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return `^(${integers.join('|')})$`;
}

/**
 * Builds the owner's form at /admin, which saves to `repository`, such as `owner/name`. Returns its files by their path
 * on the site.
 */
export async function buildCms(repository: string): Promise<Map<string, Buffer>> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['cms/main.ts'],
    outdir: '/cms',
    // Sveltia CMS looks for `assets/` beside its main script and beside the folder with its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    charset: 'utf8',
    bundle: true,
    define: { CONFIG: JSON.stringify(buildConfig(repository)) },
    external: UNUSED_DEPENDENCIES,
    format: 'esm',
    metafile: true,
    minify: true,
    splitting: true,
    target: 'es2022',
    tsconfigRaw: '{}', // Keeps esbuild from reading tsconfig.json, which is meant for Next.
    write: false,
  });

  const files = new Map([['admin.html', readFileSync('cms/index.html')]]);
  for (const { path: file, contents } of outputFiles) {
    const pathInSite = path.relative('/', file).replaceAll(path.sep, '/');
    files.set(pathInSite, Buffer.from(contents));
  }
  const assetsFolder = findAssetsFolder(Object.keys(metafile.inputs));
  for (const name of readdirSync(assetsFolder)) {
    if (!name.endsWith('.map')) {
      files.set(`cms/assets/${name}`, readFileSync(path.join(assetsFolder, name)));
    }
  }
  return files;
}

/** Packages may be in a `node_modules` above the project. esbuild has already found Sveltia CMS there. */
function findAssetsFolder(bundledFiles: readonly string[]): string {
  const script = bundledFiles.find((file) => file.endsWith(SVELTIA_SCRIPT));
  if (!script) {
    throw new Error(`The form's bundle doesn't contain ${SVELTIA_SCRIPT}.`);
  }
  return path.join(path.dirname(script), 'assets');
}
