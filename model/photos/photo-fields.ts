import { z } from 'zod';
import { editorHelp, pattern, text } from '../fields/fields';
import { openOriginal } from './original';

const ASK_FOR_PHOTO =
  'ponha em content/photos uma foto em JPEG ou PNG que abre, e escreva o nome dela com maiúsculas e minúsculas como no arquivo: /photos/fachada.jpg.';

/** The name of a file in `content/photos/`. The prefix `/photos/`, which the CMS writes, is optional. */
export const photo = z
  .string(ASK_FOR_PHOTO)
  .meta(editorHelp(ASK_FOR_PHOTO))
  .transform(async (typed, context) => {
    const original = await openOriginal(typed.replace(/^\/photos\//, ''));
    if (!original) {
      context.addIssue({ code: 'custom', message: ASK_FOR_PHOTO });
      return z.NEVER;
    }
    return original;
  });

export const focus = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  'escreva o ponto como 40% 20%: da esquerda e do alto da foto.',
).optional();

/** The fields of a photo. Their group's `transform` turns them into a picture. */
export const photoFields = { src: photo, alt: text(160), focus };

export const SAME_PHOTO =
  'esta foto já está nesta lista: escolha outra, ou apague este item; se eram duas fotos com o mesmo nome, envie esta de novo, com outro nome.';
