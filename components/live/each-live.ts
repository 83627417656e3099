/** Visits the elements that the live script may change; each has `suppressHydrationWarning`. */
export function eachLive<T extends HTMLElement = HTMLElement>(
  name: string,
  visit: (element: T) => void,
) {
  document.querySelectorAll<T>(`[data-live=${name}]`).forEach(visit);
}
