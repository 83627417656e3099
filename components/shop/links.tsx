import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { getContent } from '@/model/content';
import { buildBookingUrl, buildDirectionsUrl } from '@/model/shop/urls';
import styles from './links.module.scss';

type LinkProps = ComponentProps<'a'>;

/** Opens links to other sites in a new tab, and screen readers announce it. */
export function Link({ children, ...attributes }: LinkProps) {
  if (!attributes.href?.startsWith('https://')) {
    return <a {...attributes}>{children}</a>;
  }
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{' (abre em nova aba)'}</span>
    </a>
  );
}

/** An underlined link on its own line, with an icon before or after its label. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={clsx(styles.text, 'target', className)} />;
}

type ButtonLinkProps = LinkProps & {
  variant?: 'outline' | 'light';
  size?: 'small' | 'large';
  icon?: 'arrow' | 'down' | 'external' | 'phone';
};

export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const modifiers = [variant && styles[variant], size && styles[size]];
  return (
    <Link {...props} className={clsx('button', styles.button, modifiers, className)}>
      {children}
      {icon && <Icon name={icon} />}
    </Link>
  );
}

/** The page's main button. If the shop takes no bookings, it leads to the map instead. */
export async function BookingLink(props: ButtonLinkProps) {
  const { home, shop } = await getContent();
  if (!home.booking) {
    return (
      <ButtonLink {...props} href={buildDirectionsUrl(shop)} icon="external">
        Como chegar
      </ButtonLink>
    );
  }
  const href = buildBookingUrl(shop);
  return (
    <ButtonLink href={href} icon={href.startsWith('tel:') ? 'phone' : 'external'} {...props} />
  );
}
