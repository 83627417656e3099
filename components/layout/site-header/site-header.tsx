import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OpenStatus } from '@/components/live/open-status';
import { BookingLink } from '@/components/shop/booking-link';
import { Brand } from '@/components/ui/brand/brand';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { content } from '@/model';
import { formatTelephone } from '@/model/derive/format';
import { interpolateShop } from '@/model/derive/interpolate';
import { buildTelephoneUrl, buildWhatsappUrl } from '@/model/derive/links';
import { site } from '@/model/derive/site';
import layout from '@/styles/layout.module.scss';
import type { WidthName } from '@/styles/read-tokens';
import { findInlineWidth } from './find-inline-width';
import { MenuToggle } from './menu-toggle.client';
import styles from './site-header.module.scss';

const { gallery, openingHours, shop, uiText } = content;
const MENU_ID = 'menu';
const FALLBACK_ID = 'menu-fechado';

const links = [
  { href: '#servicos', label: uiText.nav.services },
  { href: '#agendar', label: uiText.nav.booking },
  ...(gallery.length > 0 ? [{ href: '#galeria', label: uiText.nav.gallery }] : []),
  { href: '#contato', label: uiText.nav.contact },
];

/** Icon and label of the menu button in each state; CSS shows the current one. */
const toggleStates = [
  { name: 'closed', icon: 'menu', label: uiText.menu.open, id: FALLBACK_ID, targetId: MENU_ID },
  { name: 'open', icon: 'close', label: uiText.menu.close, id: undefined, targetId: FALLBACK_ID },
] as const;

/** The home page's header: brand, section links and booking, or a menu where they do not fit. */
export function SiteHeader() {
  return (
    <PageHeader
      homeHref="#inicio"
      menu={<Menu />}
      inlineFrom={findInlineWidth({
        name: shop.name,
        links: links.map(({ label }) => label),
        button: uiText.bookLabel,
      })}
    >
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
      <span className={styles.toggles}>
        <Tooltip text={uiText.menu.label}>
          <MenuToggle menuId={MENU_ID} className={styles.toggle}>
            {toggleStates.map(({ name, icon, label }) => (
              <span key={name} className={styles[name]}>
                <Icon name={icon} />
                <span className={layout.visuallyHidden}>{label}</span>
              </span>
            ))}
          </MenuToggle>
        </Tooltip>
        {/* Without scripts or popover support. A popover would stay open over the section that its
            link targets; a `:target` closes. */}
        {toggleStates.map(({ name, id, targetId, icon, label }) => (
          // biome-ignore lint/a11y/useSemanticElements: only a link works without scripts.
          <a
            key={name}
            id={id}
            role="button"
            aria-expanded={name === 'open'}
            href={`#${targetId}`}
            className={clsx(styles.fallback, styles[name])}
          >
            <Icon name={icon} />
            <span className={layout.visuallyHidden}>{label}</span>
          </a>
        ))}
      </span>
    </PageHeader>
  );
}

type PageHeaderProps = {
  homeHref?: string;
  children?: ReactNode;
  menu?: ReactNode;
  inlineFrom?: WidthName | undefined;
};

/** The header of every page: brand, then the page's own content. */
export function PageHeader({
  homeHref = site.path('/'),
  children,
  menu,
  inlineFrom,
}: PageHeaderProps) {
  return (
    <header className={clsx(styles.header, inlineFrom && styles[inlineFrom])}>
      <div className={styles.bar}>
        <a
          href={homeHref}
          className={clsx(styles.home, layout.target)}
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

function Menu() {
  return (
    <div id={MENU_ID} popover="auto" className={clsx(styles.menu, layout.onDark)}>
      <nav className={clsx(styles.menuLinks, layout.stack)} aria-label={uiText.menu.label}>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            <WoodType as="span" lines={[label]} setting="menu" />
          </a>
        ))}
      </nav>
      <div className={clsx(styles.menuFoot, layout.stack)}>
        <BookingLink variant="light">{uiText.bookLabel}</BookingLink>
        <OpenStatus week={openingHours.week} />
        <p className={clsx(styles.phones, layout.row)}>
          {shop.telephone && (
            <a href={buildTelephoneUrl(shop.telephone)} className={layout.target}>
              <Icon name="phone" />
              {formatTelephone(shop.telephone)}
            </a>
          )}
          <Link
            href={buildWhatsappUrl(shop)}
            newTabNote={uiText.opensInNewTab}
            className={layout.target}
          >
            <Icon name="whatsapp" />
            {uiText.whatsapp}
          </Link>
        </p>
      </div>
    </div>
  );
}
