import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { loadContent } from '@/model';
import { site } from '@/model/derive/site';
import { buildStructuredData } from '@/model/derive/structured-data';

/** The shop's JSON-LD. */
export default async function HomeStructuredData() {
  const json = formatInlineJson(buildStructuredData(await loadContent(), site));
  return <InlineScript type="application/ld+json" code={json} />;
}
