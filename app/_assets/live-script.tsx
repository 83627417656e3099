import { buildBrowserScript } from './browser-script';

/**
 * Brings what depends on "now" up to date before the page is first onDark. It stands after the page,
 * and changes only texts and attributes of elements that carry `suppressHydrationWarning`. The
 * finishing step tells it where the script is that takes React's place.
 */
export async function LiveScript() {
  const script = await buildBrowserScript('components/live/script.ts');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled above.
  return <script data-live="script" dangerouslySetInnerHTML={{ __html: script }} />;
}
