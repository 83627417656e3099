import path from 'node:path';

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

export default config;
