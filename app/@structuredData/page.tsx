import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { content } from '@/model';
import { formatInlineJson } from '@/model/derive/inline-json';
import { site } from '@/model/derive/site';
import { buildStructuredData } from '@/model/derive/structured-data';

/** The shop's JSON-LD. */
export default function HomeStructuredData() {
  const json = formatInlineJson(buildStructuredData(content, site));
  return <InlineScript type="application/ld+json" code={json} />;
}
