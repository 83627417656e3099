import '@/styles/global.scss';
import { clsx } from 'clsx';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ReloadOnSave } from '@/components/dev/reload-on-save';
import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { bundleBrowserScript } from '@/scripts/bundle';

export { generateSiteMetadata as generateMetadata, viewport } from './page-metadata';

// styles/_fallback-fonts.scss defines the fallbacks with the metrics of these two fonts.
const display = localFont({
  src: './fonts/display.woff2',
  variable: '--display',
  weight: '900',
  declarations: [{ prop: 'font-stretch', value: '50% 150%' }],
  adjustFontFallback: false,
  preload: false, // Fonts would delay the first paint and the hero photo.
  fallback: ['Display Fallback', 'serif'],
});

const text = localFont({
  src: './fonts/text.woff2',
  variable: '--text',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
  fallback: ['Text Fallback', 'Text Fallback Roboto', 'sans-serif'],
});

/** The document of every page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const browserScript = await bundleBrowserScript('components/browser/script-at-once.ts');
  return (
    <html lang="pt-BR" className={clsx(display.variable, text.variable)}>
      <body id="inicio">
        <a href="#conteudo" className="skip-link">
          Pular para o conteúdo
        </a>
        {children}
        {/* Updates what depends on the current time before the first paint. The post-build step adds
            the address of the other script. */}
        <InlineScript id="browser-script" code={browserScript} />
        {process.env.NODE_ENV === 'development' && <ReloadOnSave />}
      </body>
    </html>
  );
}
