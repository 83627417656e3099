import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import layout from '@/styles/layout.module.scss';
import { Link } from './link';
import styles from './text-link.module.scss';

/** An underlined link on its own line, with an icon before or after its label. */
export function TextLink({ className, ...props }: ComponentProps<'a'>) {
  return <Link {...props} className={clsx(styles.link, layout.target, className)} />;
}
