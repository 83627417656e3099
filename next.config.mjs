import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Where `next dev` keeps its files. Two of them in one folder would disturb each other, so tests set another. */
const { DEV_FOLDER } = process.env;

/** @type {import('next').NextConfig} */
const config = {
  basePath: process.env.BASE_PATH ?? '',
  // A build usually follows a change of content, so only `npm run check` checks types. `next build`
  // still stops unless typescript, @types/node and @types/react are installed, and that is why they are
  // not devDependencies: a host may install without those (`npm ci --omit=dev`).
  typescript: { ignoreBuildErrors: true },
  experimental: {
    inlineCss: true,
    // With this cache, Turbopack may fail to build a copied or moved folder (Next 16).
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: ['esbuild', 'fontkit'],
  sassOptions: { loadPaths: [`${import.meta.dirname}/styles`] },
  turbopack: {
    // Turbopack reads no file outside its root, and `node_modules` may lie above the project. So the root is
    // the folder that contains `node_modules`.
    root: fileURLToPath(new URL('../..', import.meta.resolve('next/package.json'))),
  },
  // Next treats a file that ends in `.dev.ts` as a route or a proxy only in `next dev`. Such files serve the
  // CMS for local content, and the error page for invalid content.
  pageExtensions: isDevelopment ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
  devIndicators: false,
  // `next dev` refuses requests from unknown origins. A phone in the same network opens the page at one of
  // the addresses of this machine.
  allowedDevOrigins: Object.values(networkInterfaces())
    .flat()
    .map(({ address }) => address),
  // Every open page asks for this address twice a second (components/dev/reload-on-save.ts).
  logging: { incomingRequests: { ignore: [/\/content-version$/] } },
};

/**
 * Returns the configuration for a command of Next. `next build` exports the site to `.next/export`, from
 * which the post-build step makes `out/`. `next typegen` runs in the same phase as a build, but has to write
 * its types to `.next/types`, where TypeScript looks for them.
 */
export default function configure(phase) {
  if (isDevelopment && DEV_FOLDER) {
    // Next adds the folder to the TypeScript configuration, which must not be the project's own.
    const typescript = { ...config.typescript, tsconfigPath: `${DEV_FOLDER}/tsconfig.json` };
    return { ...config, distDir: `${DEV_FOLDER}/next`, typescript };
  }
  const isBuild = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen');
  return isBuild ? { ...config, output: 'export', distDir: '.next/export' } : config;
}
