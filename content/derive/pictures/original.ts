import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PhotoProblem } from './photo-problem';
import { type PictureUseName, pictureUse } from './picture-uses';

const FOLDER = 'content/photos';

/** A photo as the owner dropped it: upright, measured and known to be whole. */
export type Original = {
  name: string;
  bytes: Buffer;
  /** Of the bytes: the same picture under another name is the same picture. */
  hash: string;
  width: number;
  height: number;
  /** Its average colour: `#2a1710`. */
  colour: string;
};

const opened = new Map<string, Promise<Original>>();

/** Opens a photo of `content/photos/`. Throws a `PhotoProblem` when it cannot be shown. */
export async function openOriginal(src: string, use: PictureUseName): Promise<Original> {
  const file = await findFile(src);
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const original = opened.get(key) ?? decode(src, file);
  opened.set(key, original);

  refuseSmall(await original, use);
  return original;
}

async function findFile(src: string): Promise<string> {
  const folder = path.join(process.cwd(), FOLDER);
  const names = await readdir(folder);
  // macOS may write accents in two characters, and finds a file whatever the case; servers do not.
  const name = names.find((candidate) => candidate.normalize() === src.normalize());
  if (name) {
    return path.join(folder, name);
  }

  const photos = names.filter((candidate) => !candidate.startsWith('.'));
  const twin = photos.find((candidate) => candidate.toLowerCase() === src.toLowerCase());
  throw new PhotoProblem({
    file: `${FOLDER}/${src}`,
    received: twin ? `"${src}", mas o arquivo se chama "${twin}"` : 'nenhum arquivo com esse nome',
    problem: twin
      ? 'maiúsculas e minúsculas precisam ser iguais às do nome do arquivo.'
      : 'o site usa esta foto, e ela não está na pasta.',
    fix: twin
      ? `troque "${src}" por "${twin}".`
      : `ponha a foto em ${FOLDER} com esse nome, ou use uma das que estão lá: ${photos.join(', ')}.`,
  });
}

async function decode(src: string, file: string): Promise<Original> {
  const bytes = await readFile(file);
  try {
    const image = sharp(bytes);
    const { autoOrient } = await image.metadata();
    // One pixel is made of all the others, so half a file is noticed here too.
    const average = await image.resize(1, 1, { fit: 'fill' }).flatten().raw().toBuffer();
    return {
      name: src,
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
      width: autoOrient.width,
      height: autoOrient.height,
      colour: `#${average.subarray(0, 3).toString('hex')}`,
    };
  } catch (cause) {
    const problem = new PhotoProblem({
      file: `${FOLDER}/${src}`,
      received:
        bytes.length === 0 ? 'um arquivo vazio' : 'um arquivo que não abre inteiro como foto',
      problem:
        'não é uma imagem, está incompleta ou está num formato que o site não lê (HEIC, RAW).',
      fix: 'abra a foto no computador ou no celular e exporte de novo como JPEG ou PNG.',
    });
    problem.cause = cause;
    throw problem;
  }
}

function refuseSmall({ name, width, height }: Original, use: PictureUseName) {
  const { minimum } = pictureUse(use);
  if (width >= minimum.width && height >= minimum.height) {
    return;
  }
  throw new PhotoProblem({
    file: `${FOLDER}/${name}`,
    received: `${width} × ${height} pixels`,
    problem: `neste lugar a foto aparece maior do que isso e ficaria borrada; o mínimo é ${minimum.width} × ${minimum.height}.`,
    fix: 'use o arquivo original da câmera ou do celular; fotos recebidas por WhatsApp chegam reduzidas.',
  });
}
