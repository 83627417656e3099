import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findClosest } from './closest';
import { type Problem, rule } from './rule';
import { quote, text } from './text';

const PHOTOS_FOLDER = 'content/photos';
const EXTENSIONS = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** File name inside `content/photos/`, exactly as it is there. */
export const photoFileSchema = z.string().superRefine(rule(findFileProblems));

const altSchema = text({ max: 160, min: 10, face: 'spoken' }).superRefine(rule(findAltProblems));

/** A photo and what it shows. */
export const photoSchema = z.strictObject({
  src: photoFileSchema,
  /** What the picture shows, for those who do not see it. */
  alt: altSchema,
});

export type PhotoContent = z.infer<typeof photoSchema>;

/** A photo of the gallery, with the line that stands under it. */
export const galleryPhotoSchema = photoSchema.extend({ caption: text({ max: 60 }) });

export type GalleryPhoto = z.infer<typeof galleryPhotoSchema>;

function* findFileProblems(value: string): Generator<Problem> {
  if (/[/\\]/.test(value)) {
    yield {
      problem: 'aqui vai só o nome do arquivo, sem pasta.',
      fix: `ponha o arquivo em ${PHOTOS_FOLDER}/ e escreva ${quote(value.replace(/^.*[/\\]/, ''))}.`,
    };
    return;
  }
  const files = readdirSync(path.join(process.cwd(), PHOTOS_FOLDER));
  if (!files.includes(value)) {
    const similar = findClosest(value, files);
    yield {
      problem: `não há arquivo com este nome em ${PHOTOS_FOLDER}/.`,
      fix: similar
        ? `o nome deve ser igual ao do arquivo, com maiúsculas e final: seria '${similar}'?`
        : `ponha a foto em ${PHOTOS_FOLDER}/ e escreva aqui o nome do arquivo, com o final (.jpg).`,
    };
  } else if (!EXTENSIONS.test(value)) {
    yield {
      problem: 'este tipo de arquivo não é uma foto que o site saiba preparar.',
      fix: 'salve a foto como JPEG (final .jpg) e escreva aqui o novo nome.',
    };
  }
}

function* findAltProblems(value: string): Generator<Problem> {
  const isFileName =
    EXTENSIONS.test(value) || /^(img|dsc|pxl|foto|image|whatsapp image)[\s_-]?\d/i.test(value);
  if (isFileName || /^\S+$/.test(value)) {
    yield {
      problem:
        'isto é um nome de arquivo ou uma palavra só, e quem não enxerga não saberia o que a foto mostra.',
      fix: 'descreva a foto em uma frase, como "Cadeira de barbeiro antiga, de couro vinho, sob luz quente".',
    };
  }
}
