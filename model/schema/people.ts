import { z } from 'zod';
import { group } from './field';
import { list } from './list';
import { galleryPhotoSchema, portrait } from './photo';
import { richText, text } from './text';

const memberSchema = group('Pessoa', {
  name: text('Nome', { longestWord: 18, face: 'display' }),
  /** As the visitor would call them: "Agendar com o Davi". */
  calledAs: text('Como chamar', {
    max: 24,
    description: 'Depois de “Agendar com”: o Davi',
  }).optional(),
  role: text('Função', { max: 80 }),
  ...portrait,
  description: richText('Apresentação', 320),
});

/** Who cuts hair at the shop. */
export const teamSchema = z.strictObject({
  team: list(memberSchema, { title: 'Equipe', max: 6, unique: 'name', summary: '{{name}}' }),
});

const testimonialSchema = group('Depoimento', {
  name: text('Nome do cliente'),
  location: text('Cidade'),
  text: text('Depoimento', { max: 200, longestWord: 22, face: 'display' }),
});

/** What customers said, published with their permission. */
export const testimonialsSchema = z.strictObject({
  testimonials: list(testimonialSchema, {
    title: 'Depoimentos',
    unique: 'text',
    summary: '{{name}} · {{location}}',
  }),
});

/** The photos of the wall, in its order. */
export const gallerySchema = z.strictObject({
  gallery: list(galleryPhotoSchema, { title: 'Galeria', unique: 'src', summary: '{{alt}}' }),
});

export type TeamMember = z.output<typeof memberSchema>;
