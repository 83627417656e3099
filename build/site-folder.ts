import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Maps each file's path in the site to its content. Paths have `/`, even on Windows. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

export function readSite(folder: string): SiteFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const site = new Map<string, Buffer>();
  for (const name of names) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) {
      site.set(name.replaceAll(path.sep, '/'), readFileSync(file));
    }
  }
  return site;
}

/** Returns advice in Portuguese if a site in this folder would replace anything but an earlier one. */
export function explainFolder(folder: string): string | undefined {
  if (folder.startsWith('-')) {
    return `${folder} não é uma pasta: escreva o nome dela, como em npm run build -- site.`;
  }
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length > 0 && !names.includes('_headers')) {
    return `A pasta ${folder} tem arquivos que não são de um site feito aqui, e seriam apagados: escolha outra.`;
  }
  return undefined;
}

/** Replaces the folder, so nothing of an earlier build is published again. */
export function writeSite(folder: string, site: SiteFiles) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of site) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
