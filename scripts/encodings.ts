import { brotliCompressSync, constants } from 'node:zlib';

/** Hosts compress in advance (quality 11) or for each request (5). */
export function compressBrotli(content: Buffer, quality: 5 | 11): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  return brotliCompressSync(content, { params });
}
