import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const { readUrlSettings } = await tsImport('./model/derive/site-url.ts', import.meta.url);
const { basePath } = readUrlSettings();
/** The texts of the error pages, which cannot load content themselves. The model validates them. */
const { loadContentFiles } = await tsImport('./model/content-files/load.ts', import.meta.url);
const errorText = Object(loadContentFiles().files.uiText.value).error ?? {};

/** @type {import('next').NextConfig} */
const config = {
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, ERROR_TEXT: JSON.stringify(errorText) },
  // `npm run check` checks types; a build usually follows a change of content.
  typescript: { ignoreBuildErrors: true },
  experimental: { inlineCss: true },
  serverExternalPackages: ['esbuild', 'fontkit'],
  sassOptions: { loadPaths: [`${import.meta.dirname}/styles`] },
  turbopack: {
    // The folder of `node_modules`, which may be above the project.
    root: fileURLToPath(new URL('../..', import.meta.resolve('next/package.json'))),
  },
  // `next dev` always serves the CMS; for the export, `cms/build-cms.ts` adds it.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
  devIndicators: false,
  logging: { incomingRequests: { ignore: [/\/content-version$/] } },
};

/**
 * The build exports to `.next/export`, and the post-build step turns that into `out/`. `next dev` and
 * `next typegen`, which also runs in the build phase, write types where TypeScript looks for them.
 */
export default function configure(phase) {
  const isBuild = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen');
  return isBuild ? { ...config, output: 'export', distDir: '.next/export' } : config;
}
