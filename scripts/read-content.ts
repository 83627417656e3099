import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../model/check/report';
import { findCodeMistake, OWNER_FILES } from './code-mistake.mjs';

const root = path.join(import.meta.dirname, '..');

/** The content; or nothing, after its problems have been told in Portuguese, where there are any. */
export async function readContent() {
  const mistakes = Object.keys(OWNER_FILES).flatMap(
    (file) => findCodeMistake(readFileSync(path.join(root, file), 'utf8'), file) ?? [],
  );
  if (mistakes.length > 0) {
    console.error(`Conteúdo inválido (${mistakes.length}):\n${mistakes.join('\n\n')}`);
    return undefined;
  }
  try {
    return await import('../model');
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    console.error(error.message);
    return undefined;
  }
}
