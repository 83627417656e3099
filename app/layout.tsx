import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { OwnerNotes } from '@/components/dev/owner-notes';
import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { loadPreview } from '@/model';
import { buildBrowserScript } from './_assets/browser-script';
import { fontClassName } from './fonts';

export { generateSiteMetadata as generateMetadata, viewport } from './page-metadata';

type RootLayoutProps = { children: ReactNode; structuredData: ReactNode };

/** The document of every page. Structured data is a slot because only the home page has it. */
export default async function RootLayout({ children, structuredData }: RootLayoutProps) {
  const { content, isValid, problem, version } = await loadPreview();
  const liveScript = await buildBrowserScript('components/live/script.ts');
  return (
    <html lang="pt-BR" className={fontClassName}>
      <body id="inicio">
        <a href="#conteudo" className="skip-link">
          {content.uiText.skipLink}
        </a>
        {isValid && children}
        {/* Updates what depends on the current time before the first paint. It changes only elements
            with `suppressHydrationWarning`. The post-build step adds `data-enhance`. */}
        <InlineScript id="live-script" code={liveScript} />
        {process.env.NODE_ENV === 'development' && (
          <OwnerNotes problem={problem} version={version} />
        )}
      </body>
      {/* After the body: a suspending head makes React lose its place there (react/react#37551). */}
      <head>{structuredData}</head>
    </html>
  );
}
