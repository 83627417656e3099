import { brotliCompressSync, constants } from 'node:zlib';

/** Hosts compress in advance (quality 11) or for each request (5). */
export function compressBrotli(content: Buffer, quality: 5 | 11): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
