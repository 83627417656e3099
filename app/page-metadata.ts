import type { Metadata, Viewport } from 'next';
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '@/components/drawings/drawings';
import { getContent } from '@/model/content';
import { absoluteUrl, isInPreparation, pathTo } from '@/model/shop/site-url';
import { mentions } from '@/model/text/slug';
import { readColor } from '@/styles/read-tokens';
import { buildSharePictureUrl } from './og.png/share-picture';

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: readColor('page') },
    { media: '(prefers-color-scheme: dark)', color: readColor('page', 'dark') },
  ],
};

export async function generateSiteMetadata(): Promise<Metadata> {
  const { shop } = await getContent();
  return {
    title: { template: `%s · ${shop.name}`, default: shop.name },
    description: shop.description,
    metadataBase: new URL(absoluteUrl(shop, '/')),
    icons: {
      // Safari before 26 doesn't support SVG icons and takes the PNG. Other browsers take the SVG: Firefox always
      // prefers an SVG, and Chromium prefers an icon without `sizes` to one whose size doesn't fit.
      icon: [
        { url: pathTo('/icones/icone-48.png'), type: 'image/png', sizes: '48x48' },
        { url: pathTo('/icones/icone.svg'), type: 'image/svg+xml' },
      ],
      apple: pathTo('/icones/icone-180.png'),
    },
    // Keeps Safari from turning prices and dates into phone links, which would stand out from the text and break
    // hydration in `next dev`.
    formatDetection: { telephone: false },
  };
}

type PageTexts = {
  title: string;
  /** For a page that names the shop elsewhere in its title. By default, the shop's name comes after `title`. */
  titleWithName?: string;
  description: string;
};

/** Only for pages that search engines may list. The 404 page has neither a canonical URL nor Open Graph data. */
export async function buildPageMetadata(
  path: `/${string}`,
  { title, titleWithName, description }: PageTexts,
): Promise<Metadata> {
  const { home, shop } = await getContent();
  const url = absoluteUrl(shop, path);
  const alt = `${home.hero.headline.join(' ')} ${shop.name}`;
  const picture = { url: await buildSharePictureUrl(), alt };
  // Many owners already write the shop's name into the page's title.
  const fullTitle = mentions(title, shop.name)
    ? title
    : (titleWithName ?? `${title} · ${shop.name}`);
  return {
    title: { absolute: fullTitle },
    description,
    alternates: { canonical: url },
    ...(isInPreparation(shop) && { robots: { index: false } }),
    // If `twitter` had no images, Next would copy the Open Graph picture with its width and height, which X doesn't
    // read.
    twitter: { card: 'summary_large_image', images: picture },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: shop.name,
      url,
      images: { ...picture, width: SHARE_PICTURE_WIDTH, height: SHARE_PICTURE_HEIGHT },
    },
  };
}
