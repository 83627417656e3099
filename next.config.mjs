import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

const { basePath } = await tsImport('./model/shop/site-url.ts', import.meta.url);

process.env.NEXT_TELEMETRY_DISABLED = '1';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Tests set this folder for the `next dev` they start, so it can run beside a developer's own `next dev`. */
const { DEV_FOLDER } = process.env;

/** @type {import('next').NextConfig} */
const config = {
  basePath,
  // Most builds follow a content change, so only `npm run check` checks types. Even so, `next build` fails if typescript,
  // @types/node or @types/react is missing. That's why all three are in `dependencies`: some hosts don't install
  // devDependencies (`npm ci --omit=dev`).
  typescript: { ignoreBuildErrors: true },
  experimental: {
    inlineCss: true,
    // With this cache, Turbopack may fail to build a copied or moved folder (Next 16).
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: ['esbuild', 'fontkit'],
  sassOptions: { loadPaths: [`${import.meta.dirname}/styles`] },
  turbopack: {
    // The root is the folder with `node_modules`, because Turbopack doesn't read files outside its root. That folder
    // may be above the project. pnpm keeps packages deeper, in `node_modules/.pnpm/…/node_modules`.
    root: fileURLToPath(import.meta.resolve('next/package.json').replace(/\/node_modules\/.*/, '')),
  },
  pageExtensions: [
    'tsx',
    'ts',
    // These files only exist for `next dev`. They serve the owner's form, and show content errors.
    ...(isDevelopment ? ['dev.ts'] : []),
    // This page of the fixture shop tries what React does on a published page.
    ...(process.env.CONTENT_DIR === '__tests__/fixtures/shop' ? ['fixture.tsx'] : []),
  ],
  devIndicators: false,
  // `next dev` rejects requests from unknown origins. Allowing this machine's IP addresses lets a phone on the same
  // network open the page.
  allowedDevOrigins: Object.values(networkInterfaces())
    .flat()
    .map(({ address }) => address),
  // Every open page requests this URL twice a second (app/reload-on-save.ts), which would flood the log.
  logging: { incomingRequests: { ignore: [/\/preview-version$/] } },
};

/**
 * Returns the configuration for a Next command. `next build` exports the site to `.next/export`, and the post-build
 * step turns that into `out/`. `next typegen` runs in the same phase as a build, but it has to write its types to
 * `.next/types`, where TypeScript looks for them.
 */
export default function configure(phase) {
  if (isDevelopment && DEV_FOLDER) {
    // Next adds its build folder to the TypeScript configuration. A separate file keeps it out of tsconfig.json.
    const typescript = { ...config.typescript, tsconfigPath: `${DEV_FOLDER}/tsconfig.json` };
    return { ...config, distDir: `${DEV_FOLDER}/next`, typescript };
  }
  const isBuild = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen');
  if (isBuild) {
    return { ...config, output: 'export', distDir: '.next/export' };
  }
  return config;
}
