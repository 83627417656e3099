import { readFileSync } from 'node:fs';
import { FILES } from '@/model/loading/content-files';

/**
 * Whether every file in `content/` is still the sample's, which has to be as docs/specification.md says. An owner replaces
 * it file by file (content/README.md). From the first one on, the content is only tested as any shop's.
 */
export const isWholeSample = Object.values(FILES).every((name) =>
  /^sample: true$/m.test(readFileSync(`content/${name}`, 'utf8')),
);
