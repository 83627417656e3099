import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import layout from '@/styles/layout.module.scss';
import styles from './text-link.module.scss';

type TextLinkProps = {
  href: string;
  children: ReactNode;
  /** Read aloud when the link opens a new tab; without it the link stays in this one. */
  newTabNote?: string;
  className?: string;
  download?: boolean;
};

/** An underlined link on a line of its own, with an icon before or after its words. */
export function TextLink({ href, children, newTabNote, className, download }: TextLinkProps) {
  const newTab = newTabNote && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <a
      href={href}
      className={clsx(styles.link, layout.target, className)}
      download={download}
      {...newTab}
    >
      {children}
      {newTabNote && <span className="visually-hidden">{` ${newTabNote}`}</span>}
    </a>
  );
}
