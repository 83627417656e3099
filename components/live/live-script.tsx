import { bundleLiveScript } from './bundle-live-script';

let bundled: string | undefined;

/**
 * Brings what depends on "now" up to date before the page is first painted, and long before React.
 * It stands at the end of `<body>`, and changes only texts and attributes of elements that carry
 * `suppressHydrationWarning`. This is for `next dev`: in the published pages, the finishing step
 * puts it and the loader into one script.
 */
export function LiveScript() {
  if (!bundled || process.env.NODE_ENV === 'development') {
    bundled = bundleLiveScript();
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled above.
  return <script dangerouslySetInnerHTML={{ __html: bundled }} />;
}
