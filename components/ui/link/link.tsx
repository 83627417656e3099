import type { ComponentProps } from 'react';
import layout from '@/styles/layout.module.scss';

export type LinkProps = ComponentProps<'a'> & {
  /** "(abre em nova aba)", read aloud after the words; without it the link stays in this tab. */
  newTabNote?: string | undefined;
};

/** A link that, if it leaves the site, does so in a new tab and says so. */
export function Link({ newTabNote, children, ...attributes }: LinkProps) {
  const newTab = newTabNote && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <a {...attributes} {...newTab}>
      {children}
      {newTabNote && <span className={layout.visuallyHidden}>{` ${newTabNote}`}</span>}
    </a>
  );
}
