import type { ComponentProps } from 'react';

type InlineScriptProps = ComponentProps<'script'> & {
  /** Our own code, or JSON with `<` escaped. */
  code: string;
};

/** A script or data block in the page; the Content-Security-Policy has its hash. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `code` is ours or escaped.
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}
