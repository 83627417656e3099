import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';
import { listSearchPhotos } from '@/model/photos/pictures';
import { buildStructuredData } from './build-structured-data';

/** The shop for search engines, as JSON-LD. The post-build step moves it into the head. */
export async function StructuredData() {
  const content = await getContent();
  // The hero's photo may be in the gallery, too.
  const photos = new Set((await listSearchPhotos(content)).map(({ file }) => file));
  const json = formatInlineJson(buildStructuredData(content, [...photos]));
  return <InlineScript type="application/ld+json" code={json} />;
}
