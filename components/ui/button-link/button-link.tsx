import { clsx } from 'clsx';
import layout from '@/styles/layout.module.scss';
import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import styles from './button-link.module.scss';

export type ButtonLinkProps = LinkProps & {
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
