import type { ComponentProps } from 'react';

/** Formats a value as JSON for a `<script>`. Escapes `<`, because `</script>` in a string would end the element. */
export function formatInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type InlineScriptProps = Omit<ComponentProps<'script'>, 'children'> & {
  /** Either our own code or JSON from `formatInlineJson`. */
  code: string;
};

/**
 * Renders a script or a data block in the page.
 *
 * - `data-inline` marks the script as ours, because the post-build step removes all other scripts.
 * - `data-cfasync="false"` exempts the script from Cloudflare's Rocket Loader. Otherwise, a proxy with that option
 *   would replace the script with a script that our Content Security Policy blocks.
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
