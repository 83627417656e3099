import { readdirSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { contentFolder } from '../drawer/folder';
import { field, Refusal } from './field';
import { quote } from './quote';
import { text } from './text';

const EXTENSIONS = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** What a crop keeps in sight, as parts of what it cuts off: 0 is left or top, 1 right or bottom. */
export type Focus = { x: number; y: number };

/** File name inside `content/photos/`; capitals and what the name lacks at its end are found. */
const photoFile = field(
  { title: 'Foto', description: 'O nome do arquivo em content/photos', control: 'photo' },
  (typed) => {
    const name = typed.replace(/^.*[/\\]/, '').normalize('NFC');
    const files = readdirSync(path.join(contentFolder(), 'photos'));
    const found =
      files.find((file) => file.normalize('NFC') === name) ??
      files.find((file) => [file, path.parse(file).name].some((one) => isSame(one, name)));
    if (found === undefined) {
      const [nearest] = files.toSorted((a, b) => distance(a, name) - distance(b, name));
      throw new Refusal(
        'não há foto com este nome em content/photos.',
        nearest !== undefined && distance(nearest, name) <= name.length * 0.4
          ? `seria ${nearest}?`
          : 'ponha a foto na pasta content/photos e escreva aqui o nome do arquivo, com o final (.jpg).',
      );
    }
    if (!EXTENSIONS.test(found)) {
      throw new Refusal(
        `${quote(found)} não é um tipo de foto que o site saiba preparar.`,
        'salve a foto como JPEG (final .jpg) e escreva aqui o novo nome.',
      );
    }
    return found;
  },
);

const WORDS: Readonly<Record<string, Partial<Focus>>> = {
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
    formPattern:
      '^\\s*((esquerda|direita|topo|base|centro)([\\s,]+(esquerda|direita|topo|base|centro))?|\\d{1,3}%([\\s,]+\\d{1,3}%)?)\\s*$',
    patternMessage: 'Use esquerda, direita, topo, base, centro, ou 40% 20%',
  },
  (typed): Focus => {
    const words = typed.toLowerCase().split(/[\s,]+/);
    const percents = words
      .map((word) => /^(\d{1,3})%$/.exec(word)?.[1])
      .filter((one) => one !== undefined);
    if (percents.length === words.length && words.length <= 2) {
      const [x = 0.5, y = 0.5] = percents.map((one) => Math.min(Number(one), 100) / 100);
      return { x, y };
    }
    const parts = words.map((word) => WORDS[word]);
    if (parts.includes(undefined)) {
      throw new Refusal(
        `${quote(typed)} não diz um lugar da foto.`,
        `use ${Object.keys(WORDS).join(', ')}, ou duas: topo direita.`,
      );
    }
    return Object.assign({ x: 0.5, y: 0.5 }, ...parts);
  },
).optional();

const alt = text(
  'O que a foto mostra',
  { max: 160, face: 'spoken' },
  {
    description: 'Uma frase, para quem não enxerga',
  },
).superRefine((value, context) => {
  if (EXTENSIONS.test(value) || !/\s/.test(value)) {
    const problem = new Refusal(
      'isto é um nome de arquivo ou uma palavra só, e quem não enxerga não saberia o que a foto mostra.',
      'descreva a foto em uma frase, como: Cadeira de barbeiro antiga, sob luz quente.',
    );
    context.addIssue({ code: 'custom', message: problem.message });
  }
});

/** A photo and what it shows. */
export const photoSchema = z.strictObject({ src: photoFile, alt, focus });

/** A photo of the gallery, with the line that stands under it. */
export const galleryPhotoSchema = photoSchema
  .extend({
    caption: text('Legenda', { max: 60 }).optional(),
  })
  .meta({ title: 'Foto' });

/** A portrait: its subject is said beside it. */
export const portrait = { image: photoFile.optional(), focus };

function isSame(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.toLowerCase();
}
