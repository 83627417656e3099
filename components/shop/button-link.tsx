import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import layout from '@/styles/layout.module.scss';
import styles from './button-link.module.scss';
import { Link } from './link';

export type ButtonLinkProps = ComponentProps<'a'> & {
  variant?: 'outline' | 'light';
  size?: 'small' | 'large';
  icon?: 'arrow' | 'down' | 'external' | 'whatsapp';
  /** Visually hidden text after the label, so that the name makes sense out of context. */
  context?: string;
};

/** A link styled as a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  context,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const modifiers = [variant && styles[variant], size && styles[size]];
  return (
    <Link {...props} className={clsx(layout.button, styles.button, modifiers, className)}>
      {children}
      {context && <span className={layout.visuallyHidden}>{` ${context}`}</span>}
      {icon && <Icon name={icon} />}
    </Link>
  );
}
