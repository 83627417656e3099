/**
 * Replaces React on the published page. Loaded on the first interaction, it calls the function beside
 * each client component for the elements with its name in `data-enhance`.
 */
import { enhanceMenuToggle } from './layout/site-header/menu-toggle.enhance';
import { enhanceViewer } from './sections/gallery/viewer.enhance';
import { enhanceTooltip } from './ui/tooltip/tooltip.enhance';

const enhancements: Record<string, (element: never) => void> = {
  'menu-toggle': enhanceMenuToggle,
  tooltip: enhanceTooltip,
  viewer: enhanceViewer,
};

for (const [name, enhance] of Object.entries(enhancements)) {
  for (const element of document.querySelectorAll<never>(`[data-enhance="${name}"]`)) {
    enhance(element);
  }
}
