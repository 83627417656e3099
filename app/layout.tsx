import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { buildReloadScript } from '@/components/dev/reload-on-save';
import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { bundleBrowserScript } from '@/scripts/bundle';

export { generateSiteMetadata as generateMetadata, viewport } from './page-metadata';

/** The document of every page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const atOnce = await bundleBrowserScript('components/browser/script-at-once.ts');
  const later = await bundleBrowserScript('components/browser/script-on-interaction.ts');
  return (
    <html lang="pt-BR">
      <body id="inicio">
        <a href="#conteudo" className="skip-link">
          Pular para o conteúdo
        </a>
        {children}
        {/* Updates what depends on the current time before the first paint. Of the other script, the
            post-build step adds the address. */}
        <InlineScript
          id="browser-script"
          data-module={
            isDevelopment ? `data:text/javascript,${encodeURIComponent(later)}` : undefined
          }
          code={atOnce}
        />
        {isDevelopment && <InlineScript code={buildReloadScript()} />}
      </body>
    </html>
  );
}
