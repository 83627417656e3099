import type { ReactNode } from 'react';

/**
 * Matches a phone number, which browsers would wrap after its hyphen or after a plain space behind the area code. Those
 * that the loader has filled in have a no-break space there.
 */
export const TELEPHONE = /(?:\(\d\d\) )?\b\d{4,5}-\d{4}(?!\d)/g;

/**
 * Keeps each telephone number in a text on one line. A function rather than a component: React puts empty comments
 * around the text of some components.
 */
export function keepTelephonesWhole(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: telephone, index } of text.matchAll(TELEPHONE)) {
    const span = (
      <span key={index} className="no-wrap">
        {telephone}
      </span>
    );
    parts.push(text.slice(end, index), span);
    end = index + telephone.length;
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)];
}
