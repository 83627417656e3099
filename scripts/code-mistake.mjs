import vm from 'node:vm';
import { transformSync } from 'esbuild';

// Next loads this file as it is, so it is JavaScript; its types are in code-mistake.d.mts.

/** The files that the owner edits, with the name that each gives to what it holds. */
export const OWNER_FILES = {
  'content/error-text.ts': 'errorText',
  'content/gallery.ts': 'gallery',
  'content/home.ts': 'home',
  'model/limits.ts': 'counts',
  'content/opening-hours.ts': 'openingHours',
  'content/policies/privacy.ts': 'privacy',
  'content/policies/terms.ts': 'terms',
  'content/services.ts': 'services',
  'content/shop.ts': 'shop',
  'content/team.ts': 'team',
  'content/testimonials.ts': 'testimonials',
  'content/ui-text.ts': 'uiText',
};

/**
 * What stops a file before its values can be checked: a comma, a quote or a bracket out of place,
 * a text without quotes. In Portuguese, with the line; nothing when the file can be read.
 */
export function findCodeMistake(source, file) {
  const mistake = explainSyntax(source) ?? explainName(source, OWNER_FILES[file]);
  if (mistake === undefined) {
    return undefined;
  }
  const { line, found, problem, fix } = mistake;
  return `${file}${line ? ` → linha ${line}` : ''}
  Recebido: ${found?.trim() || 'nada'}
  Problema: ${problem}
  Como corrigir: ${fix}`;
}

function explainSyntax(source) {
  try {
    toScript(source);
    return undefined;
  } catch ({ errors: [{ location, text }] }) {
    return { line: location?.line, found: location?.lineText, ...describeSyntax(text) };
  }
}

function describeSyntax(text) {
  if (/unterminated string/i.test(text)) {
    return {
      problem: 'falta a aspa que fecha o texto.',
      fix: "confira se o texto começa e termina com a mesma aspa simples ('), na mesma linha.",
    };
  }
  if (/end of file/i.test(text)) {
    return {
      problem: 'o arquivo acaba antes da hora: falta fechar uma chave } ou um colchete ].',
      fix: 'confira se todo { tem o seu } e se todo [ tem o seu ].',
    };
  }
  return {
    problem: 'há um sinal faltando ou sobrando nesta linha, ou no fim da linha de cima.',
    fix: "confira as vírgulas entre os campos, as aspas ('), as chaves { } e os colchetes [ ].",
  };
}

function explainName(source, exported) {
  if (!new RegExp(`^export const ${exported}\\b`, 'm').test(source)) {
    return {
      problem: `o site procura aqui "export const ${exported} =", e não encontra.`,
      fix: `o nome depois de export const não muda: escreva de novo "export const ${exported} =".`,
    };
  }
  const name = findUnknownName(source);
  if (name === undefined) {
    return undefined;
  }
  const lines = source.split('\n');
  const unquoted = new RegExp(`[:[,(]\\s*${name.replaceAll('$', '\\$')}(?![\\p{L}\\w])`, 'u');
  const index = lines.findIndex((text) => unquoted.test(text));
  return {
    line: index + 1,
    found: lines[index],
    problem: `${name} parece um texto sem aspas.`,
    fix: "ponha o texto entre aspas simples, como 'Corte'.",
  };
}

/** Runs the file by itself, with empty stand-ins for what it imports: only names matter here. */
function findUnknownName(source) {
  const exports = {};
  const imported = { example: (value) => value };
  try {
    vm.runInNewContext(toScript(source), { exports, module: { exports }, require: () => imported });
    return undefined;
  } catch ({ message }) {
    return /^(\S+) is not defined$/.exec(message)?.[1];
  }
}

function toScript(source) {
  return transformSync(source, { loader: 'ts', format: 'cjs', logLevel: 'silent' }).code;
}
