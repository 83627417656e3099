import type { Metadata, Viewport } from 'next';
import { getContent, loadContent } from '@/model';
import { interpolateShop } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
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
  await loadContent();
  return {
    metadataBase: new URL(site.getOrigin()),
    icons: { icon: site.path('/icones/icone.svg'), apple: site.path('/icones/icone-180.png') },
    // Safari turns numbers into links, which breaks hydration.
    formatDetection: { telephone: false },
  };
}

export async function generateHomeMetadata(): Promise<Metadata> {
  const { home, shop } = await loadContent();
  return buildMetadata('/', `${shop.name.full} · ${home.title}`, home.description);
}

/** Next adds `noindex` to this page. */
export async function generateNotFoundMetadata(): Promise<Metadata> {
  const { shop, uiText } = await loadContent();
  return { title: `${uiText.notFound.title} · ${shop.name.full}`, description: shop.description };
}

export async function generatePolicyMetadata(
  path: `/${string}`,
  policy: 'privacy' | 'terms',
): Promise<Metadata> {
  const { [policy]: text, shop } = await loadContent();
  const description = interpolateShop(text.description);
  return buildMetadata(path, `${text.title} · ${shop.name.full}`, description);
}

/** Title, description, canonical address and Open Graph data of a page. */
function buildMetadata(path: `/${string}`, title: string, description: string): Metadata {
  const { home, shop } = getContent();
  const shopName = shop.name.full;
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
