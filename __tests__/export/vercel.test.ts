import serveConfig from '@/deploy/serve.json';
import vercelConfig from '@/vercel.json';
import { contentSite } from './sites';

type Route = {
  src?: string;
  handle?: string;
  dest?: string;
  status?: number;
  continue?: boolean;
  headers?: Record<string, string | undefined>;
};

const routes: readonly Route[] = vercelConfig.routes;

/** Returns the routes that apply to a path in one phase of Vercel's routing. The first phase has no `handle`. */
function findRoutes(path: string, phase?: string) {
  const start = phase ? routes.findIndex(({ handle }) => handle === phase) + 1 : 0;
  const matching: Route[] = [];
  for (const route of routes.slice(start)) {
    if (route.handle) {
      break; // A route with a `handle` starts the next phase.
    }
    if (route.src && new RegExp(`^${route.src}$`).test(path)) {
      matching.push(route);
      if (!route.continue) {
        break;
      }
    }
  }
  return matching;
}

/**
 * Answers a request the way Vercel would, as far as our routes go.
 * https://vercel.com/docs/build-output-api/configuration#routes
 */
function answer(path: string) {
  const before = findRoutes(path);
  const headers = Object.assign({}, ...before.map((route) => route.headers));
  const redirect = before.find(({ status }) => status);
  if (redirect) {
    const location = path.replace(new RegExp(`^${redirect.src}$`), headers.Location);
    return { status: redirect.status, location };
  }
  const [rewrite] = findRoutes(path, 'filesystem');
  const rewritten = path.replace(new RegExp(`^${rewrite?.src}$`), `${rewrite?.dest}`);
  const candidates = [path.replace(/\/$/, '/index.html'), rewritten];
  const found = candidates.find((file) => contentSite.files.includes(file.slice(1)));
  if (!found) {
    const [error] = findRoutes(path, 'error');
    return { status: error?.status, file: error?.dest, headers };
  }
  Object.assign(headers, ...findRoutes(path, 'hit').map((route) => route.headers));
  return { status: 200, file: found, headers };
}

/** Returns the headers of a rule in `serve.json`, by name. */
function readServeHeaders(ruleIndex: number) {
  const { headers = [] } = serveConfig.headers[ruleIndex] ?? {};
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

const { 'Cache-Control': _, ...securityHeaders } = readServeHeaders(0);

test('Vercel publishes out/, not Next’s own export', () => {
  expect(vercelConfig.builds).toEqual([
    { src: 'package.json', use: '@vercel/static-build', config: { distDir: 'out' } },
  ]);
});

test.each(contentSite.pages.map(({ route, file }) => [route, file]))(
  'on Vercel, %s shows its page with the security headers and is revalidated on every visit',
  (route, file) => {
    expect(Object.keys(securityHeaders)).toHaveLength(6);
    expect(answer(route)).toEqual({ status: 200, file: `/${file}`, headers: securityHeaders });
  },
);

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/privacidade.html', '/privacidade'],
  ['/privacidade/', '/privacidade'],
])('on Vercel, %s redirects to %s', (path, location) => {
  expect(answer(path)).toEqual({ status: 308, location });
});

test.each(['/nao-existe', '/a/b', '/fotos/nao-existe.avif', '/_next/static/nao-existe.woff2'])(
  'on Vercel, %s shows the 404 page, which isn’t cached for a year',
  (path) => {
    expect(answer(path)).toEqual({ status: 404, file: '/404.html', headers: securityHeaders });
    expect(contentSite.files).toContain('404.html');
  },
);

test('on Vercel, exactly the files with a hash in their name may be cached for a year', () => {
  const kept = contentSite.files.filter((file) => answer(`/${file}`).headers?.['Cache-Control']);
  const hashed = contentSite.files.filter((file) => /^(fotos|_next)\//.test(file));
  expect(hashed.length).toBeGreaterThan(5);
  expect(kept).toEqual(hashed);
  expect(answer(`/${hashed[0]}`).headers).toEqual({ ...securityHeaders, ...readServeHeaders(1) });
});
