import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { bundleBrowserScript } from '@/build/bundle';
import { buildReloadScript } from '@/build/reload-on-save';
import { InlineScript } from '@/components/ui/inline-script/inline-script';

export { generateSiteMetadata as generateMetadata, viewport } from './page-metadata';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const pageScript = await bundleBrowserScript('components/browser/page-script.ts');
  return (
    <html lang="pt-BR">
      <body id="inicio">
        <a href="#conteudo" className="skip-link screen-only">
          Pular para o conteúdo
        </a>
        {children}
        {/* Inline and last, so that the page's script updates whatever depends on the time before the first paint. */}
        <InlineScript code={pageScript} />
        {process.env.NODE_ENV === 'development' && <InlineScript code={buildReloadScript()} />}
      </body>
    </html>
  );
}
