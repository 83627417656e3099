import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from 'esbuild';

/**
 * A comma, a quote or a bracket out of place, or a text without quotes: what stops a content file
 * before its values can be checked. Described in Portuguese with its line; nothing when all is well.
 *
 * Next and Node run this file as it is, so it is JavaScript; its types are in code-mistake.d.mts.
 */
export function findCodeMistake(source, file) {
  try {
    const { code } = transformSync(source, { loader: 'ts', format: 'cjs', logLevel: 'silent' });
    evaluate(code);
  } catch (error) {
    const mistake = explainSyntax(error) ?? explainUnknownName(error, source);
    return mistake && formatMistake(file, mistake);
  }
  return undefined;
}

/** Runs the file by itself. What it imports stands empty: only the names in it matter here. */
function evaluate(code) {
  const exports = {};
  const stub = { example: (value) => value };
  vm.runInNewContext(code, { exports, module: { exports }, require: () => stub });
}

function explainUnknownName({ message }, source) {
  const [, name] = /^(\S+) is not defined/.exec(message) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const lines = source.split('\n');
  const unquoted = new RegExp(`[:[,(]\\s*${name.replaceAll('$', '\\$')}(?![\\p{L}\\w])`, 'u');
  const index = lines.findIndex((text) => unquoted.test(text));
  return {
    line: index + 1,
    lineText: lines[index],
    problem: `${name} parece um texto sem aspas.`,
    fix: "ponha o texto entre aspas simples, como 'Corte'.",
  };
}

function explainSyntax({ errors }) {
  const [error] = errors ?? [];
  return error && { ...error.location, ...describeSyntax(error.text) };
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

function formatMistake(file, { line, lineText, problem, fix }) {
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
  return `Conteúdo inválido (1):
${name}${line ? ` → linha ${line}` : ''}
  Recebido: ${lineText?.trim() ?? 'o arquivo inteiro'}
  Problema: ${problem}
  Como corrigir: ${fix}`;
}
