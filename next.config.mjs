import path from 'node:path';

process.env.NEXT_TELEMETRY_DISABLED = '1';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: process.env.BASE_PATH ?? '',
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: { inlineCss: true },
  serverExternalPackages: ['esbuild', 'fontkit', 'sharp'],
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
  turbopack: { root: import.meta.dirname },
  devIndicators: false,
};

export default config;
