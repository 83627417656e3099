/** @jest-environment node */

import { ContentError } from '@/model/content-files/content-error';
import { describeItem, describeValue } from '@/model/content-files/parse';
import { formatPath } from '@/model/content-files/path';

const reported = { received: '"x"', problem: 'não é um preço.', fix: 'escreva 40.' };

test('the build error lists each problem once, by file and line', () => {
  const services = { ...reported, file: 'content/services.yaml' };
  const error = new ContentError([
    { ...reported, file: 'content/team.yaml', line: 0 },
    { ...services, line: 14, path: 'services[2].price', item: '3º item' },
    { ...services, line: 2 },
    services,
  ]);
  const rest = '\n  Recebido: "x"\n  Problema: não é um preço.\n  Como corrigir: escreva 40.';
  expect(error.message).toBe(`Conteúdo inválido (4):
content/services.yaml${rest}

content/services.yaml, linha 2${rest}

content/services.yaml, linha 14 → services[2].price (3º item)${rest}

content/team.yaml${rest}`);
  expect(error.stack).toBe(error.message);
  expect(error.name).toBe('ContentError');
  expect(Object.keys(error)).not.toContain('problems');
});

test.each([
  [[], 'uma lista com 0 itens'],
  [['a'], 'uma lista com 1 item'],
  ['Corte', '"Corte"'],
  [{}, 'nada'],
  [undefined, 'nada'],
])('%j is reported as %s', (value, expected) => {
  expect(describeValue(value)).toBe(expected);
});

test.each(['title', 'name', 'heading', 'date', 'days', 'alt'])(
  'an item is known by its %s',
  (key) => {
    const root = { list: ['x', { [key]: '💈'.repeat(41) }, null] };
    expect(describeItem(root, ['list', 1, 'price'])).toBe(`2º item, “${'💈'.repeat(40)}”`);
    expect(describeItem(root, ['list', 0])).toBe('1º item');
    expect(describeItem(root, ['list', 2, 'price'])).toBe('3º item');
    expect(describeItem(root, ['list'])).toBeUndefined();
    expect(formatPath(['list', 1, key])).toBe(`list[1].${key}`);
  },
);
