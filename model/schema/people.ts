import { z } from 'zod';
import { list } from './list';
import { galleryPhotoSchema, portrait } from './photo';
import { richText, text } from './text';

const memberSchema = z
  .strictObject({
    name: text('Nome', { max: 40, longestWord: 18, face: 'display' }),
    /** As the visitor would call them: "Agendar com o Davi". */
    calledAs: text(
      'Como chamar',
      { max: 24 },
      { description: 'Depois de “Agendar com”: o Davi' },
    ).optional(),
    role: text('Função', { max: 80 }),
    ...portrait,
    description: richText('Apresentação', 320),
  })
  .meta({ title: 'Pessoa' });

/** Who cuts hair at the shop. */
export const teamSchema = z.strictObject({
  team: list(memberSchema, { max: 6, unique: 'name' }, { title: 'Equipe', summary: '{{name}}' }),
});

const testimonialSchema = z
  .strictObject({
    name: text('Nome do cliente', { max: 40 }),
    location: text('Cidade', { max: 40 }),
    text: text('Depoimento', { max: 200, longestWord: 22, face: 'display' }),
  })
  .meta({ title: 'Depoimento' });

/** What customers said, published with their permission. */
export const testimonialsSchema = z.strictObject({
  testimonials: list(
    testimonialSchema,
    { unique: 'text' },
    { title: 'Depoimentos', summary: '{{name}} · {{location}}' },
  ),
});

/** The photos of the wall, in its order. */
export const gallerySchema = z.strictObject({
  gallery: list(galleryPhotoSchema, { unique: 'src' }, { title: 'Galeria', summary: '{{alt}}' }),
});

export type TeamMember = z.output<typeof memberSchema>;
