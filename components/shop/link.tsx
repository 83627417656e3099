import type { ComponentProps } from 'react';
import { getContent } from '@/model';
import layout from '@/styles/layout.module.scss';

/** A link. If it leads to another site, it opens in a new tab and says so to screen readers. */
export function Link({ children, ...attributes }: ComponentProps<'a'>) {
  if (!attributes.href?.startsWith('https://')) {
    return <a {...attributes}>{children}</a>;
  }
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={layout.visuallyHidden}>{` ${getContent().uiText.opensInNewTab}`}</span>
    </a>
  );
}
