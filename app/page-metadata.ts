import type { Metadata, Viewport } from 'next';
import { type Content, getContent } from '@/model/content';
import { absoluteUrl, pathTo } from '@/model/site-url';
import { readColor } from '@/styles/read-tokens';

export const viewport: Viewport = {
  colorScheme: 'light dark',
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: readColor('page') },
    { media: '(prefers-color-scheme: dark)', color: readColor('page', 'dark') },
  ],
};

/** Metadata of all pages. */
export async function generateSiteMetadata(): Promise<Metadata> {
  const { shop } = await getContent();
  return {
    metadataBase: new URL(absoluteUrl(shop, '/')),
    icons: { icon: pathTo('/icones/icone.svg'), apple: pathTo('/icones/icone-180.png') },
    // Safari turns numbers into links, which breaks hydration.
    formatDetection: { telephone: false },
  };
}

/** Title, description, canonical address and Open Graph data of a page that search engines may list. */
export async function buildPageMetadata(
  path: `/${string}`,
  getText: (content: Content) => { title: string; description: string },
): Promise<Metadata> {
  const content = await getContent();
  const { home, shop } = content;
  const url = absoluteUrl(shop, path);
  return {
    ...getText(content),
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: shop.name,
      url,
      images: {
        url: absoluteUrl(shop, '/og.png'),
        alt: `${home.hero.headline.join(' ')} ${shop.name}`,
      },
    },
  };
}
