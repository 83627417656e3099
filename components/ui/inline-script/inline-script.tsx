import type { ComponentProps } from 'react';

type InlineScriptProps = ComponentProps<'script'> & {
  /** Our own code, or JSON with `<` escaped. */
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
