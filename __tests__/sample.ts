import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { sample, name } = parse(readFileSync('content/shop.yaml', 'utf8'));

/**
 * Whether `content/` is the sample, which has to be as docs/specification.md says. An owner replaces it file by file, and
 * changes the shop's name first (content/README.md). From then on, the content is only tested as any shop's.
 */
export const isWholeSample = sample === true && name === 'Barbearia Jatobá';
