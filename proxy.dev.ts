import { type NextRequest, NextResponse } from 'next/server';
import { buildReloadScript, readVersion } from './build/reload-on-save';
import { ContentError, loadContent } from './model/content';

/**
 * Shows the content's errors in place of the page, until they are corrected. This proxy runs only in `next dev`,
 * because a build ignores files that end in `.dev.ts` (next.config.mjs). `npm run build` stops at an error.
 */
export async function proxy({ nextUrl }: NextRequest) {
  if (nextUrl.pathname === '/content-version') {
    return new NextResponse(readVersion());
  }
  // The script is built before the content is loaded, so that a file that is saved in between counts as newer.
  const reloadScript = buildReloadScript();
  try {
    await loadContent();
    return NextResponse.next();
  } catch (error) {
    if (error instanceof ContentError) {
      return new NextResponse(buildErrorPage(error, reloadScript), {
        status: 500,
        headers: { 'Content-Type': 'text/html' },
      });
    }
    throw error;
  }
}

function buildErrorPage({ message }: ContentError, reloadScript: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Conteúdo inválido</title>
<pre style="white-space: pre-wrap">${message.replaceAll('<', '&lt;')}</pre>
<script>${reloadScript}</script>
</html>`;
}

/** Makes Next call the proxy for every path, except the paths of Next's own files and of the CMS. */
export const config = { matcher: '/((?!_next/|admin|cms/).*)' };
