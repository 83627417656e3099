import { buildBrowserScript } from './build-browser-script';

/**
 * Brings what depends on "now" up to date before the page is first painted, and long before React.
 * It stands at the end of `<body>`, and changes only texts and attributes of elements that carry
 * `suppressHydrationWarning`. This is for `next dev`: into published pages the finishing step puts it.
 */
export async function LiveScript() {
  const script = await buildBrowserScript('components/live/main.ts');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled above.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
