import type { PageElement } from './page-source';

const JAVASCRIPT_TYPES = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** Kinds of block that steer the browser and so fall under `script-src`. */
const STEERING_TYPES = new Set(['importmap', 'speculationrules']);

/** A script that the browser runs or obeys, unlike a data block such as JSON-LD. */
export function isExecutable(element: PageElement): boolean {
  const type = element.attributes.get('type')?.trim().toLowerCase() ?? '';
  return element.name === 'script' && (JAVASCRIPT_TYPES.has(type) || STEERING_TYPES.has(type));
}

export function isInlineExecutable(element: PageElement): boolean {
  return isExecutable(element) && !element.attributes.has('src');
}
