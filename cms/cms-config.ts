import { readFileSync } from 'node:fs';
import type { CmsConfig, Field, MarkdownField } from '@sveltia/cms';
import { parse } from 'yaml';
import { readUrlSettings } from '../model/derive/site-url';
import type { JsonSchema } from '../model/schema/json-schema';
import { FORMS } from './forms';

/** Photo types that phones offer; an iPhone converts HEIC to JPEG for this list. */
const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** The configuration of Sveltia CMS: `config.yml` and a form for each content file. */
export function buildConfig(repository: string): CmsConfig {
  const settings = parse(readFileSync('cms/config.yml', 'utf8'));
  return {
    ...settings,
    backend: { ...settings.backend, repo: repository },
    singletons: FORMS.map(({ id, fields, ...form }) => ({
      ...form,
      name: id,
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
  if (name === 'url' && readUrlSettings().siteUrl) {
    return { name, widget: 'hidden' };
  }
  if (control === 'markdown') {
    // The Markdown that policies support.
    const buttons: MarkdownField['buttons'] = ['bold', 'link', 'heading-two', 'bulleted-list'];
    return { ...common, name: 'body', widget: control, buttons, editor_components: [] };
  }
  if (control === 'photo') {
    return { ...common, hint: undefined, widget: 'image', accept: PHOTO_TYPES, choose_url: false };
  }
  if (options) {
    return { ...common, widget: 'select', options: [...options] };
  }
  if (items) {
    const { minItems: min, maxItems: max, summary } = schema;
    const list = { ...common, widget: 'list' as const, label_singular: items.title, min, max };
    return items.properties
      ? { ...list, summary, collapsed: true, fields: buildFields(items) }
      : { ...list, field: buildField('item', items, true) };
  }
  return schema.properties
    ? { ...common, widget: 'object', collapsed: true, fields: buildFields(schema) }
    : { ...common, widget: control ?? 'string', maxlength: maxLength };
}
