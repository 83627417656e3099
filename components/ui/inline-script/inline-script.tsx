import type { ComponentProps } from 'react';

/** JSON for a `<script>`, escaped because `</script>` in a value would end the element. */
export function formatInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type InlineScriptProps = ComponentProps<'script'> & {
  /** Our own code, or JSON of `formatInlineJson`. */
  code: string;
};

/**
 * A script or data block in the page. The Content-Security-Policy has the hash of scripts, and the
 * post-build step keeps only what has `data-inline`.
 */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `code` is ours or escaped.
  return <script data-inline {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}
