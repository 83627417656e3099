import { clsx } from 'clsx';
import { BookingLink } from '@/components/shop/booking-link';
import { getContent } from '@/model';
import layout from '@/styles/layout.module.scss';
import { computeInlineWidth } from './compute-inline-width';
import { Menu, MenuButton } from './menu';
import { PageHeader } from './page-header';
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
  const inlineFrom = computeInlineWidth(
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
      <nav className={clsx(styles.nav, layout.whole)} aria-label={uiText.nav.label}>
        {links.map(({ href, label }) => (
          <a key={href} href={href} className={layout.target}>
            {label}
          </a>
        ))}
      </nav>
      <BookingLink size="small" className={clsx(styles.book, layout.whole)}>
        {uiText.bookLabel}
      </BookingLink>
      <MenuButton />
    </PageHeader>
  );
}
