import { z } from 'zod';
import { choice, FieldError, field, group, optionalList } from './field';
import { galleryPhotoSchema, portrait } from './photo';
import { richText, text } from './text';

const memberSchema = group('Pessoa', {
  name: text('Nome', { longestWord: 18, face: 'display' }),
  /** Used in "Agendar com o Davi". */
  calledAs: text('Como chamar', {
    max: 24,
    description: 'Depois de “Agendar com”: o Davi',
  }).optional(),
  role: text('Função', { max: 80 }).optional(),
  ...portrait,
  description: richText('Apresentação', 320).optional(),
  /** False for a receptionist or an apprentice. */
  takesBookings: choice(['sim', 'não'], 'aqui vai sim ou não.')
    .meta({ title: 'Atende com hora marcada' })
    .transform((answer) => answer === 'sim')
    .prefault('sim'),
});

/** The people who work at the shop. */
export const teamSchema = z.strictObject({
  team: optionalList(memberSchema, {
    title: 'Equipe',
    max: 6,
    unique: 'name',
    summary: '{{name}}',
  }),
});

/** `5`, `4 de 5` or `⭐⭐⭐`. If missing, no stars are shown. */
const stars = field((typed) => {
  const [drawn = ''] = /^(?:[⭐★]\ufe0f?\s*)+$/u.exec(typed) ?? [];
  const [, given = drawn.match(/[⭐★]/gu)?.length] =
    /^([1-5])(?:\s*(?:\/|de)\s*5)?(?:\s*estrelas?)?$/i.exec(typed) ?? [];
  if (!given || Number(given) > 5) {
    throw new FieldError('isto não é um número de estrelas, de 1 a 5.');
  }
  return Number(given);
}).meta({
  title: 'Estrelas',
  description: 'Quantas o cliente deu, de 1 a 5; sem nada, não aparecem',
  fix: 'escreva quantas estrelas o cliente deu, de 1 a 5, ou apague a linha.',
});

const testimonialSchema = group('Depoimento', {
  name: text('Nome do cliente'),
  location: text('Cidade').optional(),
  stars: stars.optional(),
  text: text('Depoimento', { max: 200, longestWord: 22, face: 'display' }),
});

/** Quotes from customers, published with their permission. */
export const testimonialsSchema = z.strictObject({
  testimonials: optionalList(testimonialSchema, {
    title: 'Depoimentos',
    unique: 'text',
    summary: '{{name}} · {{location}}',
  }),
});

/** The gallery's photos, in order. */
export const gallerySchema = z.strictObject({
  gallery: optionalList(galleryPhotoSchema, {
    title: 'Galeria',
    unique: 'src',
    summary: '{{alt}}',
  }),
});

export type TeamMember = z.output<typeof memberSchema>;
