import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';
import { buildStructuredData } from '@/model/structured-data';

/** The shop for search engines, as JSON-LD. The post-build step moves it into the head. */
export async function StructuredData() {
  const json = formatInlineJson(buildStructuredData(await getContent()));
  return <InlineScript type="application/ld+json" code={json} />;
}
