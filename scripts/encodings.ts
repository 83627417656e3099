import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How hosts compress: in advance (brotli 11), or for each request. */
export const ENCODINGS = {
  'brotli 11': (content: Buffer) => compressBrotli(content, 11),
  'brotli 5': (content: Buffer) => compressBrotli(content, 5),
  'gzip 6': (content: Buffer) => gzipSync(content, { level: 6 }),
} as const;

export type Encoding = keyof typeof ENCODINGS;

function compressBrotli(content: Buffer, quality: number): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  return brotliCompressSync(content, { params });
}
