import { z } from 'zod';
import { FieldError, field } from './field';
import { text } from './text';

/** Supported image formats. */
export const PHOTO_EXTENSION = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** The crop position as a fraction: 0 is left or top, 1 is right or bottom. */
export type Focus = { x: number; y: number };

/** The name of a file in `content/photos/`. */
const photoFile = field((typed) => typed.replace(/.*[/\\]/, '')).meta({
  title: 'Foto',
  description: 'O nome do arquivo em content/photos',
  control: 'photo',
});

const POSITIONS: Readonly<Record<string, Partial<Focus>>> = {
  centro: {},
  esquerda: { x: 0 },
  direita: { x: 1 },
  topo: { y: 0 },
  base: { y: 1 },
};

/** `direita`, `topo esquerda`, `96%`, `40% 20%` (across, then down). */
const focus = field((typed): Focus => {
  const words = typed.toLowerCase().split(/[\s,]+/);
  const parts = words.map((word, index) =>
    /^\d{1,3}%$/.test(word)
      ? { [index === 0 ? 'x' : 'y']: Math.min(Number.parseInt(word, 10), 100) / 100 }
      : POSITIONS[word],
  );
  if (parts.includes(undefined)) {
    throw new FieldError('isto não diz um lugar da foto.');
  }
  return Object.assign({ x: 0.5, y: 0.5 }, ...parts);
}).meta({
  title: 'O que não pode ser cortado',
  description: 'Sem nada, o site escolhe. esquerda, direita, topo, base, centro, ou 40% 20%',
  fix: 'use "esquerda", "direita", "topo", "base", "centro", ou "40% 20%".',
});

const alt = text('O que a foto mostra', {
  max: 160,
  face: 'spoken',
  description: 'Uma frase, para quem não enxerga',
}).refine(
  (value) => /\s/.test(value) && !PHOTO_EXTENSION.test(value),
  `isto é um nome de arquivo ou uma palavra só, e quem não enxerga não saberia o que a foto mostra.
descreva em uma frase o que a foto mostra.`,
);

/** A photo with its alternative text. */
export const photoSchema = z.strictObject({ src: photoFile, alt, focus: focus.optional() });

/** A gallery photo with an optional caption. */
export const galleryPhotoSchema = photoSchema
  .extend({ caption: text('Legenda', { max: 60 }).optional() })
  .meta({ title: 'Foto' });

/** A portrait needs no alternative text: the name is beside it. */
export const portrait = { image: photoFile.optional(), focus: focus.optional() };
