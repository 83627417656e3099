/** @jest-environment node */
import type { ContentError } from '@/model/content-files/content-error';
import { type Change, withContentFiles } from './content-copy';

const environment = process.env;

afterEach(() => {
  process.env = environment;
  globalThis.lastValidContent = undefined;
});

/** The content as a page of a server started now has it, with another name of the shop. */
function read(name: string, mode: 'development' | 'production') {
  process.env = { ...environment, NODE_ENV: mode };
  const change: Change = (text) => text.replace(/^name: .*/m, `name: ${name}`);
  return withContentFiles({ 'shop.yaml': change }, 'ze', () => {
    let model: typeof import('@/model') | undefined;
    jest.isolateModules(() => {
      model = jest.requireActual('@/model');
    });
    const { content, ...told } = model ?? jest.requireActual<typeof import('@/model')>('@/model');
    return { name: content.shop.name.whole, ...told };
  });
}

const SLIP = 'Barbearia {preço}';

test('while the owner types, a page stays as it last was, with what is wrong beside it', () => {
  expect(read('Barbearia Um', 'development')).toEqual({
    name: 'Barbearia Um',
    problem: '',
    hasContent: true,
  });
  expect(read('Barbearia Dois', 'development').name).toBe('Barbearia Dois');
  expect(read(SLIP, 'development')).toEqual({
    name: 'Barbearia Dois',
    problem: expect.stringMatching(
      /^Conteúdo inválido \(1\):\ncontent\/shop\.yaml, linha \d+ → name/,
    ),
    hasContent: true,
  });
});

test('where it never was well, the example carries the message, and is not called the shop’s own', () => {
  expect(read(SLIP, 'development')).toEqual({
    name: 'Barbearia Jatobá',
    problem: expect.stringContaining('{preço}'),
    hasContent: false,
  });
});

test('a site is built of content without a slip, or not at all', () => {
  expect(read('Barbearia Um', 'production')).toEqual({
    name: 'Barbearia Um',
    problem: '',
    hasContent: true,
  });
  const error: ContentError = expect.objectContaining({ name: 'ContentError' });
  expect(() => read(SLIP, 'production')).toThrow(error);
});
