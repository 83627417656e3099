import type { MetadataRoute } from 'next';
import { getContent } from '@/model/content';
import { pathTo } from '@/model/shop/site-url';
import { readColor } from '@/styles/read-tokens';

export const dynamic = 'force-static';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const color = readColor('page');
  const { shop } = await getContent();
  return {
    id: pathTo('/'),
    start_url: pathTo('/'),
    scope: pathTo('/'),
    name: shop.name,
    short_name: shop.shortName,
    description: shop.description,
    lang: 'pt-BR',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [
      describeIcon('icone-192.png', 192),
      describeIcon('icone-512.png', 512),
      { ...describeIcon('icone-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}

function describeIcon(file: string, width: number) {
  return { src: pathTo(`/icones/${file}`), sizes: `${width}x${width}`, type: 'image/png' };
}
