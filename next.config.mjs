import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const { readAddress } = await tsImport('./model/derive/site-url.ts', import.meta.url);
const { basePath } = readAddress();
/** The words of the error pages, to which Next gives no properties; what is wrong with them the model says. */
const { loadContentFiles } = await tsImport('./model/content-files/load.ts', import.meta.url);
const { contentFolder } = await tsImport('./model/folder.ts', import.meta.url);
const errorText = Object(loadContentFiles().contentFiles.uiText.value).error ?? {};

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, ERROR_TEXT: JSON.stringify(errorText) },
  // `npm run check` asks for them, of the tests too; who builds a site has changed its content.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: { inlineCss: true },
  serverExternalPackages: ['esbuild', 'fontkit', 'sharp'],
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
  turbopack: {
    // The folder of node_modules, which may lie above the project.
    root: path.resolve(fileURLToPath(import.meta.resolve('next/package.json')), '../../..'),
    rules: {
      '*.ts': {
        condition: { all: ['development', { path: /^model\/index\.ts$/ }] },
        loaders: [
          {
            loader: path.join(import.meta.dirname, 'model/content-files/watch-loader.mjs'),
            options: { folder: contentFolder() },
          },
        ],
      },
    },
  },
  // The form on the phone is in `next dev` always, and in the export only by `cms/build-cms.ts`.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
  devIndicators: false,
};

/**
 * Next exports beside its other work; `npm run build` makes `out/` of it, in one move. `next dev` and
 * `next typegen`, which calls itself a build, keep to the folder where TypeScript looks for types.
 */
export default function configure(phase) {
  const isBuild = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen');
  return isBuild ? { ...config, distDir: '.next/export' } : config;
}
