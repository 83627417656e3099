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

/** Photo types that phones offer; an iPhone converts HEIC to JPEG for this list. */
const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** The configuration of Sveltia CMS: `config.yml` and a form for each content file. */
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
      // Registered in `page/main.ts`. For Markdown, Sveltia CMS requires this suffix.
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
  // As code, because Sveltia CMS would turn the address into a link.
  const hint = description?.replace(/https?:\/\/[^\s,]+/g, '`$&`');
  const common = { name, label: title, hint, required };
  // In the workflow, GitHub Pages provides the address.
  if (name === 'url' && readAddress().siteUrl) {
    return { name, widget: 'hidden' };
  }
  if (control === 'markdown') {
    // The Markdown that policies support.
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
    const { minItems, maxItems, summary } = schema;
    const size = { min: minItems || undefined, max: maxItems };
    const list = { ...common, widget: 'list' as const, label_singular: items.title, ...size };
    return items.properties
      ? { ...list, summary, collapsed: true, fields: buildFields(items) }
      : { ...list, field: buildField('item', items, true) };
  }
  return schema.type === 'object'
    ? { ...common, widget: 'object', collapsed: true, fields: buildFields(schema) }
    : { ...common, widget: control ?? 'string', maxlength: maxLength };
}
