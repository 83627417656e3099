import { clsx } from 'clsx';
import { OpenStatus } from '@/components/live/open-status';
import { BookingLink, Link } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import { formatTelephone } from '@/model/derive/format';
import { buildWhatsappUrl } from '@/model/derive/links';
import { MenuToggle } from './menu-toggle.client';
import styles from './site-header.module.scss';

const MENU_ID = 'menu';
const FALLBACK_ID = 'menu-fechado';

/** The menu of small screens: section links, booking, status and telephones. */
export function Menu({ links }: { links: readonly { href: string; label: string }[] }) {
  const { shop, uiText } = getContent();
  return (
    <div id={MENU_ID} popover="auto" className={clsx(styles.menu, 'on-dark accent')}>
      <nav className={clsx(styles.menuLinks, 'stack')} aria-label={uiText.menu.label}>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            <WoodType as="span" lines={[label]} variant="menu" />
          </a>
        ))}
      </nav>
      <div className={clsx(styles.menuFoot, 'stack')}>
        <BookingLink variant="light">{uiText.bookLabel}</BookingLink>
        <OpenStatus />
        <p className={clsx(styles.phones, 'row')}>
          {shop.telephone && (
            <a href={`tel:${shop.telephone}`} className="target">
              <Icon name="phone" />
              {formatTelephone(shop.telephone)}
            </a>
          )}
          <Link href={buildWhatsappUrl(shop)} className="target">
            <Icon name="whatsapp" />
            {uiText.whatsapp}
          </Link>
        </p>
      </div>
    </div>
  );
}

/**
 * The button that opens and closes the menu: the browser does both, and exposes its state. Without
 * scripts or popovers, two links take its place. CSS shows what fits the state.
 */
export function MenuButton() {
  const { menu } = getContent().uiText;
  const states = [
    { name: 'closed', icon: 'menu', label: menu.open, id: FALLBACK_ID, targetId: MENU_ID },
    { name: 'open', icon: 'close', label: menu.close, id: undefined, targetId: FALLBACK_ID },
  ] as const;

  return (
    <span className={styles.toggles}>
      <Tooltip text={menu.label}>
        <MenuToggle menuId={MENU_ID} className={styles.toggle}>
          {states.map(({ name, icon, label }) => (
            <span key={name} className={styles[name]}>
              <Icon name={icon} />
              <span className="visually-hidden">{label}</span>
            </span>
          ))}
        </MenuToggle>
      </Tooltip>
      {/* A popover would stay open over the section that its link targets; a `:target` closes. */}
      {states.map(({ name, id, targetId, icon, label }) => (
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
          <span className="visually-hidden">{label}</span>
        </a>
      ))}
    </span>
  );
}
