import type { z } from 'zod';
import { homeSchema } from '../schema/home';
import { buildJsonSchema } from '../schema/json-schema';
import { openingHoursSchema } from '../schema/opening-hours';
import { gallerySchema, teamSchema, testimonialsSchema } from '../schema/people';
import { policySchema } from '../schema/policy';
import { publishingSchema } from '../schema/publishing';
import { servicesSchema } from '../schema/services';
import { shopSchema } from '../schema/shop';
import { uiTextSchema } from '../schema/ui-text';

/**
 * The content files: name, schema (the source of types, validation, CMS and editor support), and
 * label and icon in the CMS menu, most edited first. `publishing.yaml` has no form, because a mistake
 * there would disable the CMS itself.
 */
export const FILES = {
  services: file('services.yaml', servicesSchema, 'Serviços e preços', 'content_cut'),
  openingHours: file('opening-hours.yaml', openingHoursSchema, 'Horário e feriados', 'schedule'),
  gallery: file('gallery.yaml', gallerySchema, 'Galeria de fotos', 'photo_library'),
  testimonials: file('testimonials.yaml', testimonialsSchema, 'Depoimentos', 'format_quote'),
  team: file('team.yaml', teamSchema, 'Equipe', 'groups'),
  shop: file('shop.yaml', shopSchema, 'A barbearia: contato e endereço', 'storefront'),
  home: file('home.yaml', homeSchema, 'Frases da página inicial', 'home'),
  privacy: file('policies/privacy.md', policySchema, 'Política de privacidade', 'shield_person'),
  terms: file('policies/terms.md', policySchema, 'Termos de uso', 'gavel'),
  uiText: file('ui-text.yaml', uiTextSchema, 'Palavras de botões e avisos', 'text_fields'),
  publishing: file('publishing.yaml', publishingSchema),
};

export type FileId = keyof typeof FILES;

export const FILE_IDS = Object.keys(FILES) as FileId[];

/** The path in messages, whichever folder the file is read from. */
export function contentPath(id: FileId): string {
  return `content/${FILES[id].name}`;
}

function file<Schema extends z.ZodType>(name: string, schema: Schema, label = '', icon = '') {
  return { name, schema, fields: buildJsonSchema(schema), label, icon };
}
