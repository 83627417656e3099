import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';
import { listSearchPhotoFiles } from '@/model/photos/pictures';
import { buildStructuredData } from '@/model/shop/structured-data';

/**
 * Renders the shop's structured data for search engines, as JSON-LD. The post-build step moves the JSON-LD into the
 * head.
 */
export async function StructuredData() {
  const content = await getContent();
  const files = await listSearchPhotoFiles(content);
  // The set removes duplicates, because the hero's photo may also be in the gallery.
  const photoNames = new Set(files.map(({ name }) => name));
  const json = formatInlineJson(buildStructuredData(content, [...photoNames]));
  return <InlineScript type="application/ld+json" code={json} />;
}
