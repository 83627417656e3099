import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';
import { findPictures } from '@/model/photos/pictures';
import { buildStructuredData } from '@/model/shop/structured-data';

/** JSON-LD for search engines. The post-build step moves it into the head. */
export async function StructuredData() {
  const content = await getContent();
  const files = findPictures(content).flatMap(({ searchFiles }) => searchFiles);
  // The hero's photo may also be in the gallery.
  const photoNames = new Set(files.map(({ name }) => name));
  const json = formatInlineJson(buildStructuredData(content, [...photoNames]));
  return <InlineScript type="application/ld+json" code={json} />;
}
