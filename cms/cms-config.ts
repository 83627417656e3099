import { readFileSync } from 'node:fs';
import type { CmsConfig, Field, MarkdownField } from '@sveltia/cms';
import { parse } from 'yaml';
import { contentPath, FILE_IDS, FILES } from '../model/content-files/files';
import { readAddress } from '../model/derive/site-url';
import type { JsonSchema } from '../model/schema/json-schema';

/** The files that have a form. */
export const MENU = FILE_IDS.flatMap((id) => {
  const { name, fields, label, icon } = FILES[id];
  return label ? [{ id, name, fields, label, icon }] : [];
});

/** What a phone's camera or gallery hands over; an iPhone converts its own kind to the first. */
const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** What Sveltia CMS is told: where the files are, and the form for each of them. */
export function buildConfig(repository: string, basePath: string): CmsConfig {
  const settings = parse(readFileSync('cms/config.yml', 'utf8'));
  return {
    ...settings,
    backend: { ...settings.backend, repo: repository },
    logo: { src: `${basePath}/icones/icone.svg` },
    logout_redirect_url: `${basePath}/admin`,
    singletons: MENU.map(({ id, name, fields, label, icon }) => ({
      name: id,
      label,
      icon,
      file: contentPath(id),
      // `page/formats.ts` reads and writes it. For Markdown, only this ending is taken.
      format: name.endsWith('.md') ? `${id}-frontmatter` : id,
      fields: [...buildFields(fields), { name: '_base', widget: 'hidden' }],
    })),
  };
}

function buildFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    buildField(name, schema, required.includes(name)),
  );
}

function buildField(name: string, schema: JsonSchema, required: boolean): Field {
  const { title, description, control, options, items, maxLength } = schema;
  // An address in it would become a link.
  const hint = description?.replace(/https?:\/\/[^\s,]+/g, '`$&`');
  const common = { name, label: title, hint, required };
  // GitHub Pages knows it, and the workflow builds the site for it.
  if (name === 'url' && readAddress().siteUrl) {
    return { name, widget: 'hidden' };
  }
  if (control === 'markdown') {
    // The signs that a policy may have.
    const buttons: MarkdownField['buttons'] = ['bold', 'link', 'heading-two', 'bulleted-list'];
    return { ...common, name: 'body', widget: control, buttons, editor_components: [] };
  }
  if (control === 'photo') {
    const photo = { widget: 'image' as const, accept: PHOTO_TYPES, choose_url: false };
    return { ...common, hint: undefined, ...photo };
  }
  if (options) {
    return { ...common, widget: 'select', options: [...options] };
  }
  if (items) {
    return { ...common, ...buildList(items, schema) };
  }
  return schema.type === 'object'
    ? { ...common, widget: 'object', collapsed: true, fields: buildFields(schema) }
    : { ...common, widget: control ?? 'string', maxlength: maxLength };
}

function buildList(item: JsonSchema, { minItems, maxItems, summary }: JsonSchema) {
  const size = { min: minItems || undefined, max: maxItems };
  const common = { widget: 'list' as const, label_singular: item.title, ...size };
  return item.properties
    ? { ...common, summary, collapsed: true, fields: buildFields(item) }
    : { ...common, field: buildField('item', item, true) };
}
