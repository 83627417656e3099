import { BookingLink } from '@/components/shop/booking-link';
import { getContent } from '@/model';
import layout from '@/styles/layout.module.scss';
import { computeInlineWidth } from './compute-inline-width';
import { Menu } from './menu';
import { MenuButtons } from './menu-buttons';
import { PageHeader } from './page-header';
import { listSectionLinks } from './section-links';
import styles from './site-header.module.scss';

/** The home page's header: brand, section links and booking, or a menu where they do not fit. */
export function SiteHeader() {
  const { shop, uiText } = getContent();
  const links = listSectionLinks();
  const inlineFrom = computeInlineWidth({
    name: shop.name,
    links: links.map(({ label }) => label),
    button: uiText.bookLabel,
  });

  return (
    <PageHeader homeHref="#inicio" menu={<Menu />} inlineFrom={inlineFrom}>
      <nav className={styles.nav} aria-label={uiText.nav.label}>
        {links.map(({ href, label }) => (
          <a key={href} href={href} className={layout.target}>
            {label}
          </a>
        ))}
      </nav>
      <BookingLink size="small" className={styles.book}>
        {uiText.bookLabel}
      </BookingLink>
      <MenuButtons />
    </PageHeader>
  );
}
