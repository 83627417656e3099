/** @jest-environment node */
import type { ContentError } from '@/model/content-files/content-error';
import { type Change, withContentFiles } from './content-copy';

const environment = process.env;

afterEach(() => {
  process.env = environment;
  globalThis.lastValidContent = undefined;
});

/** Loads the content as in a new server, with another shop name. */
function read(name: string, mode: 'development' | 'production') {
  process.env = { ...environment, NODE_ENV: mode };
  const change: Change = (text) => text.replace(/^name: .*/m, `name: ${name}`);
  return withContentFiles({ 'shop.yaml': change }, 'ze', () => {
    let model: typeof import('@/model') | undefined;
    jest.isolateModules(() => {
      model = jest.requireActual('@/model');
    });
    const { content, ...state } = model ?? jest.requireActual<typeof import('@/model')>('@/model');
    return { name: content.shop.name.full, ...state };
  });
}

const SLIP = 'Barbearia {preço}';

test('while the content is invalid, a page shows the last valid content and the problems', () => {
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

test('without any valid content yet, only the problems are shown', () => {
  expect(read(SLIP, 'development')).toEqual({
    name: 'Barbearia Jatobá',
    problem: expect.stringContaining('{preço}'),
    hasContent: false,
  });
});

test('invalid content stops the build', () => {
  expect(read('Barbearia Um', 'production')).toEqual({
    name: 'Barbearia Um',
    problem: '',
    hasContent: true,
  });
  const error: ContentError = expect.objectContaining({ name: 'ContentError' });
  expect(() => read(SLIP, 'production')).toThrow(error);
});
