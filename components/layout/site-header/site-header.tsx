import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Menu } from '@/components/layout/menu/menu.client';
import { MenuContent } from '@/components/layout/menu/menu-content';
import { listSectionLinks } from '@/components/sections/sections';
import { Brand } from '@/components/shop/brand';
import { BookingLink } from '@/components/shop/links';
import { getContent } from '@/model/content';
import { splitName } from '@/model/shop/names';
import { pathTo } from '@/model/shop/site-url';
import styles from './site-header.module.scss';

/** CSS shows the section links, or a menu with the same links if they don't fit. */
export async function HomeHeader() {
  const links = await listSectionLinks('isInHeader');
  return (
    <SiteHeader homeHref="#inicio">
      <nav className={clsx(styles.nav, 'no-wrap screen-only')} aria-label="Principal">
        {links.map(({ href, label }) => (
          <a key={href} href={href} className="target">
            {label}
          </a>
        ))}
      </nav>
      <BookingLink size="small" className={clsx(styles.book, 'no-wrap screen-only')}>
        Agendar horário
      </BookingLink>
      <Menu>
        <MenuContent links={links} />
      </Menu>
    </SiteHeader>
  );
}

type SiteHeaderProps = { homeHref?: string; children?: ReactNode };

/** Every page's header: the brand, followed by what the page adds. */
export async function SiteHeader({ homeHref, children }: SiteHeaderProps) {
  const { shop } = await getContent();
  return (
    <header className={styles.header}>
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
    </header>
  );
}
