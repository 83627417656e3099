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

/** Vercel's routing has named phases, such as `filesystem`. Only the first phase has no name. */
function findRoutes(path: string, phase?: string) {
  const start = phase ? routes.findIndex(({ handle }) => handle === phase) + 1 : 0;
  const matching: Route[] = [];
  for (const route of routes.slice(start)) {
    if (route.handle) {
      break; // A route with a `handle` only names the phase that starts here.
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

function collectHeaders(matching: readonly Route[]): Record<string, string> {
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Replaces `$1` in a target such as `/$1.html` with the group that the route's pattern captures. */
function fillIn(target: string, { src }: Route, path: string): string {
  return path.replace(new RegExp(`^${src}$`), target);
}

/**
 * Simulates Vercel, which first applies redirects, then looks for a file, then tries the rewrite.
 * https://vercel.com/docs/build-output-api/configuration#routes
 */
function answer(path: string) {
  const firstRoutes = findRoutes(path);
  const headers = collectHeaders(firstRoutes);
  const redirect = firstRoutes.find(({ status }) => status);
  if (redirect) {
    return { status: redirect.status, location: fillIn(`${headers.Location}`, redirect, path) };
  }

  const [rewrite] = findRoutes(path, 'filesystem');
  const rewrittenPath = rewrite?.dest ? fillIn(rewrite.dest, rewrite, path) : path;
  const candidates = [path.replace(/\/$/, '/index.html'), rewrittenPath];
  const file = candidates.find((candidate) => contentSite.files.includes(candidate.slice(1)));
  if (!file) {
    const [error] = findRoutes(path, 'error');
    return { status: error?.status, file: error?.dest, headers };
  }
  const headersOfFile = collectHeaders(findRoutes(path, 'hit'));
  return { status: 200, file, headers: { ...headers, ...headersOfFile } };
}

/** For example `{ 'Cache-Control': 'no-cache' }`. */
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
  const { files } = contentSite;
  const cachedFiles = files.filter((file) => answer(`/${file}`).headers?.['Cache-Control']);
  const hashedFiles = files.filter((file) => /^(fotos|_next)\//.test(file));
  expect(hashedFiles.length).toBeGreaterThan(5);
  expect(cachedFiles).toEqual(hashedFiles);
  const { headers } = answer(`/${hashedFiles[0]}`);
  expect(headers).toEqual({ ...securityHeaders, ...readServeHeaders(1) });
});
