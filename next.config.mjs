import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath }, // For the error pages, which Next gives no properties.
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: { inlineCss: true },
  serverExternalPackages: ['esbuild', 'fontkit', 'sharp'],
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
  turbopack: {
    root: import.meta.dirname,
    rules: {
      '*.ts': {
        condition: { all: ['development', { path: /^content\/(policies\/)?[\w-]+\.ts$/ }] },
        loaders: [path.join(import.meta.dirname, 'scripts/content-loader.mjs')],
      },
    },
  },
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
