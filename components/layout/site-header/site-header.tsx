import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Brand } from '@/components/shop/brand';
import { BookingLink } from '@/components/shop/links';
import { getContent } from '@/model';
import { interpolateShop } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
import { chooseInlineBreakpoint } from './inline-breakpoint';
import { Menu, MenuButton } from './menu';
import styles from './site-header.module.scss';

/** The home page's header: brand, section links and booking, or a menu where they do not fit. */
export function SiteHeader() {
  const { gallery, shop, uiText } = getContent();
  const links = [
    { href: '#servicos', label: uiText.nav.services },
    { href: '#agendar', label: uiText.nav.booking },
    ...(gallery.length > 0 ? [{ href: '#galeria', label: uiText.nav.gallery }] : []),
    { href: '#contato', label: uiText.nav.contact },
  ];
  const inlineFrom = chooseInlineBreakpoint(
    shop.name,
    links.map(({ label }) => label),
    uiText.bookLabel,
  );

  return (
    <PageHeader
      homeHref="#inicio"
      menu={<Menu links={links} />}
      className={inlineFrom && styles[inlineFrom]}
    >
      <nav className={clsx(styles.nav, 'whole')} aria-label={uiText.nav.label}>
        {links.map(({ href, label }) => (
          <a key={href} href={href} className="target">
            {label}
          </a>
        ))}
      </nav>
      <BookingLink size="small" className={clsx(styles.book, 'whole')}>
        {uiText.bookLabel}
      </BookingLink>
      <MenuButton />
    </PageHeader>
  );
}

type PageHeaderProps = {
  homeHref?: string;
  children?: ReactNode;
  menu?: ReactNode;
  className?: string | undefined;
};

/** The header of every page: brand, then the page's own content. */
export function PageHeader({ homeHref, children, menu, className }: PageHeaderProps) {
  const { shop, uiText } = getContent();
  return (
    <header className={clsx(styles.header, className)}>
      <div className={styles.bar}>
        <a
          href={homeHref ?? site.path('/')}
          className={clsx(styles.home, 'target')}
          aria-label={interpolateShop(uiText.homeLabel)}
        >
          <Brand name={shop.name} />
        </a>
        {children}
      </div>
      {menu}
    </header>
  );
}
