import { findScripts, parsePage, serialise } from '../finish/page';
import type { SiteFiles } from '../finish/site-folder';

/** The site with every script taken out: as fast as these pages can be. */
export function copyWithoutScripts(site: SiteFiles): SiteFiles {
  const copy = [...site].filter(([file]) => !file.endsWith('.js'));
  return new Map(
    copy.map(([file, content]) => [
      file,
      file.endsWith('.html') ? Buffer.from(removeScripts(file, content)) : content,
    ]),
  );
}

function removeScripts(file: string, content: Buffer): string {
  const page = parsePage(file, content);
  for (const script of findScripts(page.document)) {
    script.remove();
  }
  return serialise(page);
}
