import type { ReactNode } from 'react';

/**
 * Matches a phone number such as `(11) 3333-1234`, which browsers would wrap at the space or after the hyphen. Numbers
 * that the loader fills in already have a no-break space. In these, only the part after that space matches.
 */
export const TELEPHONE = /(?:\(\d\d\) )?\b\d{4,5}-\d{4}(?!\d)/g;

/**
 * Keeps each phone number on one line. It's a function instead of a component, because React puts empty comments around
 * the text of some components.
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
