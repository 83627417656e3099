import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';
import { findPictures } from '@/model/photos/pictures';
import { buildStructuredData } from '@/model/shop/structured-data';

/** JSON-LD for search engines. The post-build step moves it into the head. */
export async function StructuredData() {
  const content = await getContent();
  const files = findPictures(content).flatMap(({ searchFiles }) => searchFiles);
  // If the hero's photo is also in the gallery, a search crop may be the whole photo.
  const photoNames = new Set(files.map(({ name }) => name));
  const json = formatInlineJson(buildStructuredData(content, [...photoNames]));
  return <InlineScript type="application/ld+json" code={json} />;
}
