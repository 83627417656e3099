import type { Metadata, Viewport } from 'next';
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '@/build/drawings/drawings';
import { getContent } from '@/model/content';
import { absoluteUrl, pathTo } from '@/model/shop/site-url';
import { mentions } from '@/model/text/slug';
import { readColor } from '@/styles/read-tokens';

export const viewport: Viewport = {
  colorScheme: 'light dark',
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: readColor('page') },
    { media: '(prefers-color-scheme: dark)', color: readColor('page', 'dark') },
  ],
};

/** Builds the metadata that all pages share. */
export async function generateSiteMetadata(): Promise<Metadata> {
  const { shop } = await getContent();
  return {
    title: { template: `%s · ${shop.name}`, default: shop.name },
    description: shop.description,
    metadataBase: new URL(absoluteUrl(shop, '/')),
    icons: {
      // Safari before 26 does not support SVG icons, so it takes the PNG. Other browsers take the SVG: Firefox always
      // prefers an SVG, and Chromium prefers an icon without `sizes` to an icon whose size does not fit.
      icon: [
        { url: pathTo('/icones/icone-48.png'), type: 'image/png', sizes: '48x48' },
        { url: pathTo('/icones/icone.svg'), type: 'image/svg+xml' },
      ],
      apple: pathTo('/icones/icone-180.png'),
    },
    // Otherwise, Safari would turn prices and dates that look like telephone numbers into links. Such links would look
    // different from the text around them, and in `next dev`, React would not find the text that it hydrates.
    formatDetection: { telephone: false },
  };
}

type PageTexts = {
  title: string;
  /** The title with the shop's name. By default, the name follows the title. */
  withName?: string;
  description: string;
};

/** Builds the title, description, canonical URL and Open Graph data of a page that search engines may list. */
export async function buildPageMetadata(
  path: `/${string}`,
  { title, withName, description }: PageTexts,
): Promise<Metadata> {
  const { home, shop } = await getContent();
  const titleWithName = withName ?? `${title} · ${shop.name}`;
  const url = absoluteUrl(shop, path);
  const alt = `${home.hero.headline.join(' ')} ${shop.name}`;
  const picture = { url: absoluteUrl(shop, '/og.png'), alt };
  return {
    // Many owners write the shop's name into the title.
    title: { absolute: mentions(title, shop.name) ? title : titleWithName },
    description,
    alternates: { canonical: url },
    // Without this property, Next would also tell X the width and height of the picture, although X reads neither.
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
