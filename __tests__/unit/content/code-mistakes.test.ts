/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { findCodeMistake, OWNER_FILES } from '@/scripts/code-mistake.mjs';

const FILE = 'content/services.ts';
const source = `import type { Service } from './schema/services';

export const services = [
  {
    id: 'corte',
    title: 'Corte',
    priceInReais: 40,
  },
] satisfies readonly Service[];
`;

test.each(Object.keys(OWNER_FILES))('%s can be read', (file) => {
  expect(findCodeMistake(readFileSync(file, 'utf8'), file)).toBeUndefined();
});

test.each([
  {
    mistake: 'a comma is missing',
    change: ["'Corte',", "'Corte'"],
    line: 7,
    problem: /sinal faltando ou sobrando nesta linha, ou no fim da linha de cima/,
  },
  {
    mistake: 'a closing quote is missing',
    change: ["'Corte',", "'Corte,"],
    line: 6,
    problem: /falta a aspa que fecha o texto/,
  },
  {
    mistake: 'an apostrophe ends the text too soon',
    change: ["'Corte',", "'Corte d'água',"],
    line: 6,
    problem: /sinal faltando ou sobrando/,
  },
  {
    mistake: 'a text has no quotes',
    change: ["'Corte',", 'Corte,'],
    line: 6,
    problem: /Corte parece um texto sem aspas/,
  },
  {
    mistake: 'a brace is not closed',
    change: ['  },\n] satisfies readonly Service[];\n', ''],
    line: 8,
    problem: /falta fechar uma chave/,
  },
  {
    mistake: 'a price has a comma',
    change: ['priceInReais: 40', 'priceInReais: 37,50'],
    line: 7,
    problem: /sinal faltando ou sobrando/,
  },
])('$mistake: told with its line', ({ change: [from = '', to = ''], line, problem }) => {
  const mistake = findCodeMistake(source.replace(from, to), FILE);
  expect(mistake).toMatch(new RegExp(`^content/services\\.ts → linha ${line}\\n`));
  expect(mistake).toMatch(problem);
  expect(mistake).toMatch(/\n {2}Como corrigir: .+\.$/);
});

test('a file whose name for its content changed is told so', () => {
  const mistake = findCodeMistake(source.replace('const services', 'const servicos'), FILE);
  expect(mistake).toMatch(/export const services/);
});
