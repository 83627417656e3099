import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';
import { listSearchPhotoNames } from '@/model/photos/published-photos';
import { buildStructuredData } from '@/model/shop/structured-data';

/** JSON-LD for search engines. The post-build step moves it into the head. */
export async function StructuredData() {
  const content = await getContent();
  const photoNames = await listSearchPhotoNames(content);
  const json = formatInlineJson(buildStructuredData(content, photoNames));
  return <InlineScript type="application/ld+json" code={json} />;
}
