import { explainEnvironment } from '@/model/shop/site-url';

test.each([
  [{}, '/fotos', 'https://jatoba.github.io/fotos'],
  [{ BASE_PATH: '/loja//', SITE_URL: '' }, '/loja/fotos', 'https://jatoba.github.io/loja/fotos'],
  [{ SITE_URL: 'https://ze.github.io/' }, '/fotos', 'https://ze.github.io/fotos'],
])('with the environment %j, /fotos has the path %s and the URL %s', (settings, path, absolute) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  jest.isolateModules(() => {
    const { absoluteUrl, pathTo } = jest.requireActual('@/model/shop/site-url');
    const url = 'https://jatoba.github.io/barbearia'; // The environment knows the path better.
    expect([pathTo('/fotos'), absoluteUrl({ url }, '/fotos')]).toEqual([path, absolute]);
  });
});

const env = (settings: Record<string, string | undefined>) => ({
  ...process.env,
  BASE_PATH: '',
  ...settings,
});

test.each([
  {},
  { SITE_URL: '', BASE_PATH: '' },
  { SITE_URL: 'https://ze.github.io/', BASE_PATH: '/barbearia' },
  { SITE_URL: 'http://localhost:8080', BASE_PATH: '/loja/sul/' },
])('a site can be built with the environment %j', (settings) => {
  expect(explainEnvironment(env(settings))).toBeUndefined();
});

test.each([
  [{ SITE_URL: 'example.com' }, 'SITE_URL é "example.com": escreva só até o fim do domínio'],
  [{ SITE_URL: 'https://example.com/loja' }, 'SITE_URL é "https://example.com/loja": escreva só'],
  [{ BASE_PATH: 'barbearia' }, 'BASE_PATH é "barbearia": escreva o caminho com a barra na frente'],
])('the environment %j is rejected with advice', (settings, sentence) => {
  expect(explainEnvironment(env(settings))).toContain(sentence);
});
