import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BookingLink } from '@/components/shop/links';
import { Brand } from '@/components/ui/brand/brand';
import { getContent } from '@/model/content';
import { splitName } from '@/model/format';
import { pathTo } from '@/model/site-url';
import { computeInlineWidth } from './compute-inline-width';
import { Menu, MenuButton } from './menu';
import styles from './site-header.module.scss';

/** The home page's header: brand, section links and booking, or a menu where they do not fit. */
export async function SiteHeader() {
  const { gallery, shop } = await getContent();
  const links = [
    { href: '#servicos', label: 'Serviços' },
    { href: '#agendar', label: 'Agendar' },
    ...(gallery.gallery.length > 0 ? [{ href: '#galeria', label: 'Galeria' }] : []),
    { href: '#contato', label: 'Contato' },
  ];
  const inlineFrom = computeInlineWidth(
    splitName(shop),
    links.map(({ label }) => label),
    'Agendar horário',
  );

  return (
    <PageHeader
      homeHref="#inicio"
      menu={<Menu links={links} />}
      className={inlineFrom && styles[inlineFrom]}
    >
      <nav className={clsx(styles.nav, 'whole')} aria-label="Principal">
        {links.map(({ href, label }) => (
          <a key={href} href={href} className="target">
            {label}
          </a>
        ))}
      </nav>
      <BookingLink size="small" className={clsx(styles.book, 'whole')}>
        Agendar horário
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
export async function PageHeader({ homeHref, children, menu, className }: PageHeaderProps) {
  const { shop } = await getContent();
  return (
    <header className={clsx(styles.header, className)}>
      <div className={styles.bar}>
        <a
          href={homeHref ?? pathTo('/')}
          className={clsx(styles.home, 'target')}
          aria-label={`${shop.name}, início`}
        >
          <Brand name={splitName(shop)} />
        </a>
        {children}
      </div>
      {menu}
    </header>
  );
}
