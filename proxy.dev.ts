import { type NextRequest, NextResponse } from 'next/server';
import { buildReloadScript, readPreviewVersion } from './app/reload-on-save';
import { ContentError, getContent } from './model/content';

/**
 * Shows content errors instead of the page until they're fixed. This only happens in `next dev`, because a build
 * ignores files that end in `.dev.ts` (next.config.mjs). `npm run build` stops if there are errors.
 */
export async function proxy({ nextUrl }: NextRequest) {
  if (nextUrl.pathname === '/preview-version') {
    return new NextResponse(readPreviewVersion());
  }
  // The script contains the preview's version, so it has to be built before the content is loaded. Otherwise a file
  // saved in between wouldn't reload the page.
  const reloadScript = buildReloadScript();
  try {
    await getContent();
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
<pre style="white-space: pre-wrap">${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
<script>${reloadScript}</script>
</html>`;
}

/** Next calls the proxy for every path except its own files and the owner's form. */
export const config = { matcher: '/((?!_next/|admin|cms/).*)' };
