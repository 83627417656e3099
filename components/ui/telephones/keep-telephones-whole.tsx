import type { ReactNode } from 'react';

/**
 * Matches a telephone number, with its area code if it has one. Browsers would wrap it after the hyphen, or after the
 * area code.
 */
export const TELEPHONE = /(?:\(\d\d\)\s)?\b\d{4,5}-\d{4}(?!\d)/g;

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
