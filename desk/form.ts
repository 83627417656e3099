import { readFileSync } from 'node:fs';
import type { CmsConfig, Field, MarkdownField } from '@sveltia/cms';
import { parse } from 'yaml';
import { readAddress } from '../model/derive/site-url';
import { FILES, placeOf, type Subject } from '../model/drawer/drawer';
import { buildJsonSchema, type JsonSchema } from '../model/json-schema';

/**
 * The files in the order of the menu: what changes most comes first. The file that names the
 * repository is left out, because a slip there would leave the owner without this very form.
 */
export const MENU = [
  ['services', 'Serviços e preços', 'content_cut'],
  ['openingHours', 'Horário e feriados', 'schedule'],
  ['gallery', 'Galeria de fotos', 'photo_library'],
  ['testimonials', 'Depoimentos', 'format_quote'],
  ['team', 'Equipe', 'groups'],
  ['shop', 'A barbearia: contato e endereço', 'storefront'],
  ['home', 'Frases da página inicial', 'home'],
  ['privacy', 'Política de privacidade', 'shield_person'],
  ['terms', 'Termos de uso', 'gavel'],
  ['uiText', 'Palavras de botões e avisos', 'text_fields'],
] as const satisfies readonly (readonly [Subject, label: string, icon: string])[];

/** What a phone's camera or gallery hands over; an iPhone converts its own kind to the first. */
const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** What Sveltia CMS is told: where the files are, and the form for each of them. */
export function buildConfig(repository: string, basePath: string): CmsConfig {
  const settings = parse(readFileSync('desk/config.yml', 'utf8'));
  return {
    ...settings,
    backend: { ...settings.backend, repo: repository },
    logo: { src: `${basePath}/icones/icone.svg` },
    logout_redirect_url: `${basePath}/admin`,
    singletons: MENU.map(([subject, label, icon]) => ({
      name: subject,
      label,
      icon,
      file: placeOf(subject),
      // `page/formats.ts` reads and writes it. For Markdown, only this ending is taken.
      format: FILES[subject].endsWith('.md') ? `${subject}-frontmatter` : subject,
      fields: [...buildFields(buildJsonSchema(subject)), { name: '_base', widget: 'hidden' }],
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
