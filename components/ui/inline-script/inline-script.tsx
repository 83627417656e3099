import type { ComponentProps } from 'react';

/** Escapes each `<`, because `</script>` in a string would end the script element. */
export function formatInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type InlineScriptProps = Omit<ComponentProps<'script'>, 'children'> & {
  /** Must be our own code or JSON from `formatInlineJson`, because it isn't escaped here. */
  code: string;
};

/**
 * A script or a data block in the page.
 *
 * - `data-inline` marks it as ours. The post-build step removes Next's scripts, and rejects any other.
 * - `data-cfasync="false"` exempts it from Cloudflare's Rocket Loader, which would replace it with a script that our
 *   Content Security Policy blocks.
 *   https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  return (
    <script
      data-inline
      data-cfasync="false"
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `code` is our own or escaped.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
