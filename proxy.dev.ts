import { type NextRequest, NextResponse } from 'next/server';
import { buildReloadScript, readVersion } from './components/dev/reload-on-save';
import { ContentError, loadContent } from './model/content';

/**
 * Shows wrong content in the page's place, until it is mended. Only `next dev` knows files that end in
 * `.dev.ts`: a build stops instead.
 */
export async function proxy({ nextUrl }: NextRequest) {
  if (nextUrl.pathname === '/content-version') {
    return new NextResponse(readVersion());
  }
  const script = buildReloadScript(); // Before the content: a later save is another version.
  try {
    await loadContent();
    return NextResponse.next();
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    const message = error.message.replaceAll('<', '&lt;');
    const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Conteúdo inválido</title><pre style="white-space: pre-wrap">${message}</pre><script>${script}</script></html>`;
    return new NextResponse(html, { status: 500, headers: { 'Content-Type': 'text/html' } });
  }
}

export const config = { matcher: '/((?!_next/|admin|cms/).*)' };
