import '@/styles/global.scss';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { LiveScript } from '@/components/live/live-script';
import { content } from '@/content';

const { uiText } = content;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  viewportFit: 'cover',
};

type RootLayoutProps = { children: ReactNode; structuredData: ReactNode };

/** The document of every page. The structured data is a slot because only the home's head has it. */
export default function RootLayout({ children, structuredData }: RootLayoutProps) {
  return (
    <html lang="pt-BR">
      <head>{structuredData}</head>
      <body id="inicio">
        <a href="#conteudo" className="skip-link">
          {uiText.skipLink}
        </a>
        {children}
        <LiveScript />
      </body>
    </html>
  );
}
