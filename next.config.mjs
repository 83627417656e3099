import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The folder in which `next dev` keeps its files. Tests set a folder of their own, because two servers that use the
 * same folder disturb each other.
 */
const { DEV_FOLDER } = process.env;

/** @type {import('next').NextConfig} */
const config = {
  basePath: process.env.BASE_PATH ?? '',
  // Only `npm run check` checks types, because a build usually follows a change of content. `next build`
  // still stops unless typescript, @types/node and @types/react are installed. These packages are
  // not devDependencies, because a host may install without devDependencies (`npm ci --omit=dev`).
  typescript: { ignoreBuildErrors: true },
  experimental: {
    inlineCss: true,
    // With this cache, Turbopack may fail to build a copied or moved folder (Next 16).
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: ['esbuild', 'fontkit'],
  sassOptions: { loadPaths: [`${import.meta.dirname}/styles`] },
  turbopack: {
    // Turbopack reads no file outside its root, so the root is the folder that contains `node_modules`. That folder
    // may be above the project.
    root: fileURLToPath(new URL('../..', import.meta.resolve('next/package.json'))),
  },
  // Files that end in `.dev.ts` are routes or a proxy only in `next dev`. Such files serve the CMS for local content,
  // and the error page for invalid content.
  pageExtensions: isDevelopment ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
  devIndicators: false,
  // All addresses of this machine are allowed, because a phone on the same network opens the page at one of
  // these addresses, and `next dev` refuses requests from unknown origins.
  allowedDevOrigins: Object.values(networkInterfaces())
    .flat()
    .map(({ address }) => address),
  // Requests for this address are not logged, because every open page makes two of them a second
  // (build/reload-on-save.ts).
  logging: { incomingRequests: { ignore: [/\/content-version$/] } },
};

/**
 * Returns the configuration for a command of Next. `next build` exports the site to `.next/export`, from
 * which the post-build step makes `out/`. `next typegen` runs in the same phase as a build, but has to write
 * its types to `.next/types`, where TypeScript looks for them.
 */
export default function configure(phase) {
  if (isDevelopment && DEV_FOLDER) {
    // Next adds its build folder to the TypeScript configuration at this path. The path names a file of its own, so
    // that Next does not change tsconfig.json.
    const typescript = { ...config.typescript, tsconfigPath: `${DEV_FOLDER}/tsconfig.json` };
    return { ...config, distDir: `${DEV_FOLDER}/next`, typescript };
  }
  const isBuild = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen');
  return isBuild ? { ...config, output: 'export', distDir: '.next/export' } : config;
}
