import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { z } from 'zod';
import { capitalize } from '../model/format';
import { contentSchema } from '../model/schema';

const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/** Parts of Sveltia CMS that our fields do not need: maps, drawings, syntax highlighting. */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'svgo/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

type Field = { name: string; widget?: string; field?: object; fields?: Field[] };
type Schema = z.core.JSONSchema.BaseSchema;

/** `config.yml` with the repository (`owner/name`), and the limits of the schema. */
export function buildConfig(repository: string) {
  const { backend, singletons, ...config } = parse(readFileSync('cms/config.yml', 'utf8'), {
    merge: true,
  });
  const { properties } = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
  return {
    ...config,
    backend: { ...backend, repo: repository },
    singletons: singletons.map((form: Required<Field>) => {
      return { ...form, fields: addLimits(form.fields, Object(properties?.[form.name])) };
    }),
  };
}

/** The fields of a form, or of a group in it, with the limits of the group's schema. */
function addLimits(fields: readonly Field[], group: Schema): unknown[] {
  return fields.map(({ field, fields: inner, ...own }) => {
    const schema: Schema = Object(group.properties?.[own.name]);
    const item: Schema = Object(schema.items);
    return {
      ...own,
      ...(!group.required?.includes(own.name) && { required: false }),
      ...listLimits(schema, own.widget),
      ...(own.widget === 'select' && { options: schema.enum ?? item.enum }),
      ...(field && { field: { ...field, ...listLimits(item) } }),
      ...(inner && { fields: addLimits(inner, schema.items ? item : schema) }),
    };
  });
}

/** The limits of a value, as Sveltia CMS names them. A price may be a number, but the form writes a text. */
function listLimits(schema: Schema, widget?: string) {
  const {
    maxLength,
    pattern,
    patternErrorMessage = '',
  } = schema.anyOf?.map((one) => Object(one)).find(({ type }) => type === 'string') ?? schema;
  return {
    maxlength: maxLength,
    min: schema.minItems || schema.minimum,
    max: schema.maxItems ?? schema.maximum,
    // A widget for times knows no other text.
    ...(pattern &&
      widget !== 'datetime' && { pattern: [pattern, capitalize(patternErrorMessage)] }),
  };
}

/** The files of the form for a repository, by their path in the site. */
export async function buildCms(repository: string): Promise<Map<string, Buffer>> {
  const { outputFiles } = await build({
    entryPoints: ['cms/main.ts'],
    outdir: '/cms',
    // Sveltia CMS looks for `assets/` beside its script, and beside the folder of its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    charset: 'utf8',
    bundle: true,
    define: { CONFIG: JSON.stringify(buildConfig(repository)) },
    external: UNUSED,
    format: 'esm',
    minify: true,
    splitting: true,
    target: 'es2022',
    tsconfigRaw: '{}',
    write: false,
  });
  const files = new Map([['admin.html', readFileSync('cms/index.html')]]);
  for (const { path: file, contents } of outputFiles) {
    files.set(path.relative('/', file).replaceAll(path.sep, '/'), Buffer.from(contents));
  }
  for (const name of readdirSync(ASSETS).filter((one) => !one.endsWith('.map'))) {
    files.set(`cms/assets/${name}`, readFileSync(path.join(ASSETS, name)));
  }
  return files;
}
