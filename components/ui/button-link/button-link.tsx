import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './button-link.module.scss';

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  variant?: 'primary' | 'outline' | 'light';
  size?: 'small' | 'medium' | 'large';
  icon?: 'arrow' | 'down';
  /** Words after the visible ones, for a name that makes sense out of its place. */
  context?: string;
  className?: string;
};

/** A link with the weight of a button. */
export function ButtonLink({
  href,
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  context,
  className,
}: ButtonLinkProps) {
  return (
    <a href={href} className={clsx(styles.button, styles[variant], styles[size], className)}>
      {children}
      {context && <span className="visually-hidden">{` ${context}`}</span>}
      {icon && <Icon name={icon} />}
    </a>
  );
}

/** A button for what happens on this page. */
export function Button({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={clsx(styles.button, styles.primary)}>
      {children}
    </button>
  );
}

type ExternalButtonLinkProps = Omit<ButtonLinkProps, 'icon' | 'context'> & {
  /** "(abre em nova aba)", read aloud after the label. */
  newTabNote: string;
};

/** A button-like link that leaves the site in a new tab, and says so. */
export function ExternalButtonLink({
  href,
  children,
  newTabNote,
  variant = 'primary',
  size = 'medium',
  className,
}: ExternalButtonLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx(styles.button, styles[variant], styles[size], className)}
    >
      {children}
      <Icon name="external" />
      <span className="visually-hidden">{` ${newTabNote}`}</span>
    </a>
  );
}
