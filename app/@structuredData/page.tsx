import { content, examples } from '@/content';
import { formatInlineJson } from '@/content/derive/inline-json';
import { site } from '@/content/derive/site';
import { buildStructuredData } from '@/content/derive/structured-data';

export default function HomeStructuredData() {
  const json = formatInlineJson(buildStructuredData({ content, site, examples }));
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
