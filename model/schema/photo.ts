import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../folder';
import { findNearest } from '../text/nearest';
import { quote } from '../text/quote';
import { withoutAccents } from '../text/slug';
import { field, Refusal } from './field';
import { text } from './text';

const EXTENSIONS = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** What a crop keeps in sight, as parts of what it cuts off: 0 is left or top, 1 right or bottom. */
export type Focus = { x: number; y: number };

/** File name inside `content/photos/`; capitals, accents and what the name lacks at its end are found. */
export const photoFile = field(
  { title: 'Foto', description: 'O nome do arquivo em content/photos', control: 'photo' },
  (typed) => {
    const name = typed.replace(/.*[/\\]/, '').normalize('NFC');
    const folder = path.join(contentFolder(), 'photos');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const isMeant = (it: string) => withoutAccents(it) === withoutAccents(name);
    const alike = files.filter((file) => isMeant(file) || isMeant(path.parse(file).name));
    const same = files.find((file) => file.normalize('NFC') === name);
    const found = same ?? alike[0];
    if (alike.length > 1 && !same) {
      const problem = `há ${alike.length} fotos com este nome em content/photos.`;
      throw new Refusal(problem, `escreva a que quer, com o final: ${alike.join(' ou ')}.`);
    }
    if (found === undefined) {
      const nearest = findNearest(name, files);
      const fix =
        'ponha a foto na pasta content/photos e escreva aqui o nome do arquivo, com o final (.jpg).';
      throw new Refusal(
        'não há foto com este nome em content/photos.',
        nearest ? `seria ${nearest}?` : fix,
      );
    }
    if (!EXTENSIONS.test(found)) {
      const problem = `${quote(found)} não é um tipo de foto que o site saiba preparar.`;
      throw new Refusal(problem, 'salve a foto como JPEG (final .jpg) e escreva aqui o novo nome.');
    }
    return found;
  },
);

const PLACES: Readonly<Record<string, Partial<Focus>>> = {
  centro: {},
  esquerda: { x: 0 },
  direita: { x: 1 },
  topo: { y: 0 },
  base: { y: 1 },
};

/** `direita`, `topo esquerda`, `96%`, `40% 20%` (across, then down). */
const focus = field(
  {
    title: 'O que não pode ser cortado',
    description: 'Sem nada, o site escolhe. esquerda, direita, topo, base, centro, ou 40% 20%',
    remedy: 'use esquerda, direita, topo, base, centro, ou 40% 20%.',
  },
  (typed): Focus => {
    const words = typed.toLowerCase().split(/[\s,]+/);
    const parts = words.map((word, index) => {
      const [, percent] = /^(\d{1,3})%$/.exec(word) ?? [];
      return percent
        ? { [index === 0 ? 'x' : 'y']: Math.min(Number(percent), 100) / 100 }
        : PLACES[word];
    });
    if (parts.includes(undefined)) {
      throw new Refusal('isto não diz um lugar da foto.');
    }
    return Object.assign({ x: 0.5, y: 0.5 }, ...parts);
  },
).optional();

const alt = text('O que a foto mostra', {
  max: 160,
  face: 'spoken',
  description: 'Uma frase, para quem não enxerga',
}).refine(
  (value) => /\s/.test(value) && !EXTENSIONS.test(value),
  `isto é um nome de arquivo ou uma palavra só, e quem não enxerga não saberia o que a foto mostra.
descreva a foto em uma frase, como: Cadeira de barbeiro antiga, sob luz quente.`,
);

/** A photo and what it shows. */
export const photoSchema = z.strictObject({ src: photoFile, alt, focus });

/** A photo of the gallery, with the line that stands under it. */
export const galleryPhotoSchema = photoSchema
  .extend({ caption: text('Legenda', { max: 60 }).optional() })
  .meta({ title: 'Foto' });

/** A portrait: its subject is said beside it. */
export const portrait = { image: photoFile.optional(), focus };
