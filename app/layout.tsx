import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { bundlePageScript } from '@/components/browser/bundle-page-script';
import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { buildReloadScript } from './reload-on-save';

export { generateSiteMetadata as generateMetadata, viewport } from './page-metadata';

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Comes first, so that it has the version from before the content is loaded (proxy.dev.ts says why).
  const reloadScript = process.env.NODE_ENV === 'development' && buildReloadScript();
  const pageScript = await bundlePageScript();
  return (
    <html lang="pt-BR">
      <body id="inicio">
        <a href="#conteudo" className="skip-link screen-only">
          Pular para o conteúdo
        </a>
        {children}
        {/* The page's script is inline and last, so it updates dates and the open status before the first paint. */}
        <InlineScript code={pageScript} />
        {reloadScript && <InlineScript code={reloadScript} />}
      </body>
    </html>
  );
}
