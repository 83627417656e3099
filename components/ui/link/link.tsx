import type { ComponentProps } from 'react';
import layout from '@/styles/layout.module.scss';

export type LinkProps = ComponentProps<'a'> & {
  /** Screen-reader text such as "(abre em nova aba)". With it, the link opens in a new tab. */
  newTabNote?: string | undefined;
};

/** A link, which opens in a new tab if it has a note that announces it. */
export function Link({ newTabNote, children, ...attributes }: LinkProps) {
  const newTab = newTabNote && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <a {...attributes} {...newTab}>
      {children}
      {newTabNote && <span className={layout.visuallyHidden}>{` ${newTabNote}`}</span>}
    </a>
  );
}
