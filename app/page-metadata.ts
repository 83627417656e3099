import type { Metadata, Viewport } from 'next';
import { content } from '@/model';
import { interpolateShop } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
import { readColor } from '@/styles/read-tokens';

const { home, shop, uiText } = content;
const shopName = shop.name.full;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: readColor('page') },
    { media: '(prefers-color-scheme: dark)', color: readColor('page', 'dark') },
  ],
};

/** Metadata of all pages. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  icons: { icon: site.path('/icones/icone.svg'), apple: site.path('/icones/icone-180.png') },
  // Safari turns numbers into links, which breaks hydration.
  formatDetection: { telephone: false },
};

export const homeMetadata = buildMetadata('/', {
  title: `${shopName} · ${home.title}`,
  description: home.description,
});

/** Next adds `noindex` to this page. */
export const notFoundMetadata: Metadata = {
  title: `${uiText.notFound.title} · ${shopName}`,
  description: shop.description,
};

/** Metadata of a page other than the home page. */
export function buildPageMetadata(path: `/${string}`, { title, description }: PageText): Metadata {
  return buildMetadata(path, {
    title: `${title} · ${shopName}`,
    description: interpolateShop(description),
  });
}

type PageText = { title: string; description: string };

/** Title, description, canonical address and Open Graph data of a page. */
function buildMetadata(path: `/${string}`, { title, description }: PageText): Metadata {
  const url = site.absolute(path);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: shopName,
      url,
      images: { url: site.absolute('/og.png'), alt: `${home.hero.headline.join(' ')} ${shopName}` },
    },
  };
}
