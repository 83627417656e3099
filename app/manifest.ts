import type { MetadataRoute } from 'next';
import { loadContent } from '@/model';
import { site } from '@/model/derive/site';
import { formatShortName } from '@/model/text/format-name';
import { readColor } from '@/styles/read-tokens';

export const dynamic = 'force-static';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const color = readColor('page');
  const { shop } = await loadContent();
  return {
    id: site.path('/'),
    start_url: site.path('/'),
    scope: site.path('/'),
    name: shop.name.full,
    short_name: formatShortName(shop.name),
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
  return { src: site.path(`/icones/${file}`), sizes: `${width}x${width}`, type: 'image/png' };
}
