import type { CmsConfig, CollectionFile, Field, MarkdownField } from '@sveltia/cms';
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

/** Upright, without the place where it was taken, some 1 MB. */
const PHOTO_SIZE = { format: 'webp', quality: 80, width: 2560, height: 2560 } as const;

/** For `raster_image`, Sveltia CMS waits in vain for a decoder of HEIC from elsewhere. */
const PHOTO_SIZES = { jpeg: PHOTO_SIZE, png: PHOTO_SIZE, webp: PHOTO_SIZE, avif: PHOTO_SIZE };

/** The signs of Markdown that a policy may have. */
const MARKDOWN: Pick<MarkdownField, 'widget' | 'buttons' | 'editor_components' | 'modes'> = {
  widget: 'markdown',
  buttons: ['bold', 'link', 'heading-two', 'bulleted-list'],
  editor_components: [],
  modes: ['rich_text', 'raw'],
};

/** What Sveltia CMS is told: where the files are, and the form for each of them. */
export function buildConfig(repository: string, basePath: string): CmsConfig {
  return {
    load_config_file: false,
    // Any other way to sign in needs a server.
    backend: {
      name: 'github',
      repo: repository,
      auth_methods: ['token'],
      commit_messages: {
        update: 'Muda {{path}} pelo formulário',
        uploadMedia: 'Envia {{path}} pelo formulário',
        deleteMedia: 'Apaga {{path}} pelo formulário',
      },
    },
    app_title: 'Mudar o site',
    logo: { src: `${basePath}/icones/icone.svg` },
    media_folder: 'content/photos',
    // Beside a photo's name, `page/formats.ts` puts and takes away this slash.
    public_folder: '/',
    media_libraries: {
      stock_assets: false,
      default: {
        config: { slugify_filename: true, transformations: PHOTO_SIZES },
      },
    },
    logout_redirect_url: `${basePath}/admin`,
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    singletons: MENU.map(([subject, label, icon]) => buildFile(subject, label, icon)),
  };
}

function buildFile(subject: Subject, label: string, icon: string): CollectionFile {
  return {
    name: subject,
    label,
    icon,
    file: placeOf(subject),
    // `page/formats.ts` reads and writes it. For Markdown, only this ending is taken.
    format: FILES[subject].endsWith('.md') ? `${subject}-frontmatter` : subject,
    fields: [...buildFields(buildJsonSchema(subject)), { name: '_base', widget: 'hidden' }],
  };
}

function buildFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    buildField(name, schema, required.includes(name)),
  );
}

function buildField(name: string, schema: JsonSchema, required: boolean): Field {
  const { title, description, control, options } = schema;
  // An address in it would become a link.
  const hint = description?.replace(/https?:\/\/[^\s,]+/g, '`$&`');
  const common = { name, label: title, hint, required };
  // GitHub Pages knows it, and the workflow builds the site for it.
  if (name === 'url' && process.env.SITE_URL) {
    return { name, widget: 'hidden' };
  }
  if (control === 'markdown') {
    return { ...common, name: 'body', ...MARKDOWN };
  }
  if (control === 'photo') {
    const photo = { widget: 'image' as const, accept: PHOTO_TYPES, choose_url: false };
    return { ...common, hint: undefined, ...photo };
  }
  if (options) {
    return { ...common, widget: 'select', options: [...options] };
  }
  if (schema.type === 'object') {
    return { ...common, widget: 'object', collapsed: true, fields: buildFields(schema) };
  }
  if (schema.items) {
    return { ...common, ...buildList(schema.items, schema) };
  }
  return { ...common, ...buildLine(schema) };
}

function buildList(item: JsonSchema, { minItems, maxItems, summary }: JsonSchema) {
  const common = {
    widget: 'list' as const,
    label_singular: item.title,
    ...(minItems ? { min: minItems } : {}),
    max: maxItems,
  };
  return item.properties
    ? { ...common, summary, collapsed: true, fields: buildFields(item) }
    : { ...common, field: buildField('item', item, true) };
}

function buildLine({ control, maxLength }: JsonSchema) {
  const widget = control === 'text' ? ('text' as const) : ('string' as const);
  return { widget, maxlength: maxLength };
}
