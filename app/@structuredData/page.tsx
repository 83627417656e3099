import { content } from '@/model';
import { formatInlineJson } from '@/model/derive/inline-json';
import { site } from '@/model/derive/site';
import { buildStructuredData } from '@/model/derive/structured-data';

/** The shop's JSON-LD. */
export default function HomeStructuredData() {
  const json = formatInlineJson(buildStructuredData(content, site));
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped in the JSON.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
