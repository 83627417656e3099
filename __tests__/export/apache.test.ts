import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ApacheSettings, findApache, startApache } from './apache';
import { sites } from './sites';

const apache = findApache();
const MISSING = 'Apache is missing. On Debian or Ubuntu: sudo apt-get install apache2-bin';

/** The CI job that installs Apache also sets `REQUIRE_APACHE`, so these tests can't be skipped there. */
const isSkipped = !apache && process.env.REQUIRE_APACHE !== 'true';
const describeWithApache = isSkipped ? describe.skip : describe;

/** Most hosts have these settings. A `describe` may override them. */
const USUAL_SETTINGS: ApacheSettings = { allowOverride: 'FileInfo', hasOptionalModules: true };
const OLD_HOME_PAGE = '<?php echo "o site de antes";';

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** Starts Apache before the tests of a `describe` and stops it after them. Returns a function that makes requests. */
function useApache(site: (typeof sites)[number], settings: ApacheSettings) {
  let server: Awaited<ReturnType<typeof startApache>> | undefined;
  beforeAll(async () => {
    if (!apache) {
      throw new Error(MISSING);
    }
    server = await startApache(apache, site, settings);
    writeFileSync(path.join(server.folder, 'index.php'), OLD_HOME_PAGE);
  });
  afterAll(() => server?.stop());
  return function request(sitePath: string): Promise<Response> {
    if (!server) {
      throw new Error('Apache didn’t start.');
    }
    return server.request(sitePath);
  };
}

/** `skipped-tests.mjs` prints the reason, which it reads from the brackets in the title. */
const reasonForSkipping = isSkipped ? ` (skipped: ${MISSING})` : '';
const title = `.htaccess of the $name shop${reasonForSkipping}`;

describeWithApache.each(sites)(title, (site) => {
  describe('on an old host that allows FileInfo', () => {
    const request = useApache(site, USUAL_SETTINGS);
    const pages = site.pages.filter(({ route }) => route !== '/404');
    const hashedFile = site.files.find((file) => file.startsWith('fotos/')) ?? '';

    test('the home page is shown instead of an old index.php', async () => {
      const response = await request('/');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(site.read('index.html'));
    });

    test('every page’s URL works without .html, and the page is sent as UTF-8', async () => {
      expect(pages.length).toBeGreaterThan(2);
      for (const { route, html } of pages) {
        const response = await request(route);
        expect([route, response.status]).toEqual([route, 200]);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(await response.text()).toBe(html);
      }
    });

    test.each([
      ['/index.html', '/'],
      ['/privacidade.html', '/privacidade'],
      ['/privacidade/', '/privacidade'],
      ['/privacidade.html/', '/privacidade'],
      ['/termos.html?a=b', '/termos?a=b'],
    ])('%s redirects to %s, the page’s only URL', async (otherUrl, url) => {
      const response = await request(otherUrl);
      expect(response.status).toBe(301);
      const location = new URL(response.headers.get('location') ?? '', 'http://localhost');
      expect(`${location.pathname}${location.search}`).toBe(`${site.basePath}${url}`);
    });

    test.each(['/?de=antigo.html', '/privacidade?de=antigo.html'])(
      '%s isn’t redirected, although its query contains .html',
      async (url) => {
        const response = await request(url);
        expect(response.status).toBe(200);
      },
    );

    test.each([
      '/nao-existe',
      '/nao-existe.html',
      '/fotos/nao-existe.avif',
      '/fotos/',
      '/_headers',
      '/.htaccess',
    ])('%s shows the 404 page, with status 404', async (url) => {
      const response = await request(url);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe(site.read('404.html'));
    });

    test.each([
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/contato.vcf', 'text/vcard; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/icones/icone.svg', 'image/svg+xml; charset=utf-8'],
    ])('%s is sent as %s', async (url, type) => {
      const response = await request(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
    });

    test.each([
      ['avif', 'image/avif'],
      ['woff2', 'font/woff2'],
    ])('.%s files are sent as %s', async (extension, type) => {
      const file = site.files.find((name) => name.endsWith(`.${extension}`));
      const response = await request(`/${file}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
    });

    test.each(['/', '/privacidade', '/nao-existe', '/fotos/nao-existe.avif', '/robots.txt'])(
      '%s has the security headers and is revalidated on every visit',
      async (url) => {
        const { headers } = await request(url);
        const missingHeaders = SECURITY_HEADERS.filter((name) => !headers.has(name));
        expect(missingHeaders).toEqual([]);
        expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
        expect(headers.get('cache-control')).toBe('no-cache, no-transform');
      },
    );

    test('a file with a hash in its name may be cached for a year', async () => {
      const response = await request(`/${hashedFile}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test.each(['/', '/contato.vcf', '/manifest.webmanifest', '/icones/icone.svg'])(
      '%s is compressed',
      async (url) => {
        const { headers } = await request(url);
        expect(headers.get('content-encoding')).toBe('gzip');
      },
    );
  });

  describe('on a host that allows everything', () => {
    const request = useApache(site, { ...USUAL_SETTINGS, allowOverride: 'All' });

    test('with AllowOverride All, the home page is still shown instead of an old index.php', async () => {
      const response = await request('/');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(site.read('index.html'));
    });
  });

  describe('on a host without the optional modules', () => {
    const request = useApache(site, { ...USUAL_SETTINGS, hasOptionalModules: false });

    test('without Apache’s optional modules, a page’s URL needs .html, and the page is sent as UTF-8', async () => {
      const response = await request('/privacidade.html');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    });

    test('without Apache’s optional modules, an unknown URL shows the 404 page', async () => {
      const response = await request('/nao-existe');
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(site.read('404.html'));
    });
  });

  describe('on a host that ignores .htaccess, as deploy/README.md warns', () => {
    const request = useApache(site, { ...USUAL_SETTINGS, allowOverride: 'None' });

    test('without .htaccess, a page’s URL only works with .html', async () => {
      const withoutExtension = await request('/privacidade');
      const withExtension = await request('/privacidade.html');
      expect(withoutExtension.status).toBe(404);
      expect(withExtension.status).toBe(200);
    });

    test('without .htaccess, the server’s configured charset overrides a page’s UTF-8', async () => {
      const { headers } = await request('/privacidade.html');
      expect(headers.get('content-type')?.toLowerCase()).toBe('text/html; charset=iso-8859-1');
    });

    test('without .htaccess, an old index.php is shown instead of the home page', async () => {
      const response = await request('/');
      expect(await response.text()).toBe(OLD_HOME_PAGE);
    });

    test('without .htaccess, an unknown URL shows neither our 404 page nor our headers', async () => {
      const response = await request('/nao-existe');
      const headersFromUs = SECURITY_HEADERS.filter((name) => response.headers.has(name));
      expect(await response.text()).not.toBe(site.read('404.html'));
      expect(headersFromUs).toEqual([]);
    });
  });
});
