import type { Metadata, Viewport } from 'next';
import { getContent } from '@/model/content';
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
    title: { template: `%s · ${shop.name}`, default: shop.name },
    description: shop.description,
    metadataBase: new URL(absoluteUrl(shop, '/')),
    icons: { icon: pathTo('/icones/icone.svg'), apple: pathTo('/icones/icone-180.png') },
    // Safari turns numbers into links, which breaks hydration.
    formatDetection: { telephone: false },
  };
}

/** Title, description, canonical address and Open Graph data of a page that search engines may list. */
export async function buildPageMetadata(
  path: `/${string}`,
  { title, description }: Pick<Metadata, 'title' | 'description'>,
): Promise<Metadata> {
  const { home, shop } = await getContent();
  const url = absoluteUrl(shop, path);
  return {
    title,
    description,
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
