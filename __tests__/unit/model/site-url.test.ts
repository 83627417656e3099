test.each([
  [{}, '/fotos', 'https://jatoba.example/fotos'],
  [{ BASE_PATH: '/loja//', SITE_URL: '' }, '/loja/fotos', 'https://jatoba.example/loja/fotos'],
  [{ SITE_URL: 'https://ze.github.io/' }, '/fotos', 'https://ze.github.io/fotos'],
])('with the environment %j, /fotos has the path %s and the URL %s', (settings, path, absolute) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  jest.isolateModules(() => {
    const { absoluteUrl, pathTo } = jest.requireActual('@/model/shop/site-url');
    const url = 'https://jatoba.example';
    expect([pathTo('/fotos'), absoluteUrl({ url }, '/fotos')]).toEqual([path, absolute]);
  });
});
