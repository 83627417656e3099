import { clsx } from 'clsx';
import layout from '@/styles/layout.module.scss';
import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import styles from './button-link.module.scss';

export type ButtonLinkProps = LinkProps & {
  variant?: 'outline' | 'light';
  size?: 'small' | 'large';
  icon?: 'arrow' | 'down' | 'external' | 'whatsapp';
  /** Words after the visible ones, for a name that makes sense out of its place. */
  context?: string;
};

/** A link with the weight of a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  context,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const look = [variant && styles[variant], size && styles[size]];
  return (
    <Link {...props} className={clsx(layout.button, styles.button, look, className)}>
      {children}
      {context && <span className={layout.visuallyHidden}>{` ${context}`}</span>}
      {icon && <Icon name={icon} />}
    </Link>
  );
}
