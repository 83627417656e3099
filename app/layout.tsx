import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { buildReloadScript } from '@/components/dev/reload-on-save';
import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { bundleBrowserScript } from '@/scripts/bundle';

export { generateSiteMetadata as generateMetadata, viewport } from './page-metadata';

/** The document of every page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const atOnce = await bundleBrowserScript('components/browser/script-at-once.ts');
  return (
    <html lang="pt-BR">
      <body id="inicio">
        <a href="#conteudo" className="skip-link">
          Pular para o conteúdo
        </a>
        {children}
        {/* Updates what depends on the current time before the first paint. The post-build step adds
            the address of the other script. */}
        <InlineScript id="browser-script" code={atOnce} />
        {process.env.NODE_ENV === 'development' && <InlineScript code={buildReloadScript()} />}
      </body>
    </html>
  );
}
