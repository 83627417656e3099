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
    // With it, the build of a copied or moved folder may fail.
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: ['esbuild', 'fontkit'],
  sassOptions: { loadPaths: [`${import.meta.dirname}/styles`] },
  turbopack: {
    // The folder of `node_modules`, which may be above the project.
    root: fileURLToPath(new URL('../..', import.meta.resolve('next/package.json'))),
  },
  // Files that end in `.dev.ts`: the CMS, and the answer to wrong content.
  pageExtensions: isDevelopment ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
  devIndicators: false,
  // A phone in the same network sees the page at one of this machine's addresses.
  allowedDevOrigins: Object.values(networkInterfaces())
    .flat()
    .map(({ address }) => address),
  logging: { incomingRequests: { ignore: [/\/content-version$/] } },
};

/**
 * The build exports to `.next/export`, which the post-build step turns into `out/`. `next typegen` runs in the
 * same phase, and writes types where TypeScript looks for them.
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
