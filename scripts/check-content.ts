import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../content/check/report';
import { findCodeMistake, OWNER_FILES } from './code-mistake.mjs';

/**
 * The first step of the build: content that is wrong is told in Portuguese, before the compiler
 * has a word to say about it; doubts and the examples that remain are told in passing.
 */
const root = path.join(import.meta.dirname, '..');

process.exitCode = (await checkContent()) ? 0 : 1;

async function checkContent(): Promise<boolean> {
  const mistakes = Object.keys(OWNER_FILES).flatMap(
    (file) => findCodeMistake(readFileSync(path.join(root, file), 'utf8'), file) ?? [],
  );
  if (mistakes.length > 0) {
    console.error(`Conteúdo inválido (${mistakes.length}):\n${mistakes.join('\n\n')}`);
    return false;
  }
  try {
    const { content, examples } = await import('../content');
    const { findWarnings } = await import('../content/check/warnings');
    const { countExamples, listExamples } = await import('../content/check/examples');
    for (const warning of findWarnings(content, new Date())) {
      console.warn(warning);
    }
    console.log(
      `${countExamples(listExamples(content, examples))}. Veja com npm run launch-check.`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    console.error(error.message);
    return false;
  }
}
