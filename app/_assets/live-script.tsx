import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { buildBrowserScript } from './browser-script';

/**
 * Updates what depends on the current time before the first paint. It comes after the page content
 * and changes only elements with `suppressHydrationWarning`. The post-build step adds
 * `data-enhance`, the address of the script that replaces React.
 */
export async function LiveScript() {
  const code = await buildBrowserScript('components/live/script.ts');
  return <InlineScript data-live="script" code={code} />;
}
