import { clsx } from 'clsx';
import { BookingLink, Link } from '@/components/shop/links';
import { OpenStatus } from '@/components/shop/open-status/open-status';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { formatTelephone, telephoneUrl } from '@/model/format';
import { buildWhatsappUrl } from '@/model/links';
import { MenuToggle } from './menu-toggle.client';
import styles from './site-header.module.scss';

const MENU_ID = 'menu';
const FALLBACK_ID = 'menu-fechado';

/** The menu of small screens: section links, booking, status and telephones. */
export async function Menu({ links }: { links: readonly { href: string; label: string }[] }) {
  const { shop } = await getContent();
  return (
    <div id={MENU_ID} popover="auto" className={clsx(styles.menu, 'on-dark accent')}>
      <nav className={clsx(styles.menuLinks, 'stack')} aria-label="Menu">
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            <WoodType as="span" lines={[label]} variant="menu" />
          </a>
        ))}
      </nav>
      <div className={clsx(styles.menuFoot, 'stack')}>
        <BookingLink variant="light">Agendar horário</BookingLink>
        <OpenStatus />
        <p className={clsx(styles.phones, 'row')}>
          <a href={telephoneUrl(shop.telephone)} className="target">
            <Icon name="phone" />
            {formatTelephone(shop.telephone)}
          </a>
          {shop.whatsapp && (
            <Link href={buildWhatsappUrl(shop)} className="target">
              <Icon name="whatsapp" />
              WhatsApp
            </Link>
          )}
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
  const states = [
    { name: 'closed', icon: 'menu', label: 'Abrir menu', id: FALLBACK_ID, targetId: MENU_ID },
    { name: 'open', icon: 'close', label: 'Fechar menu', id: undefined, targetId: FALLBACK_ID },
  ] as const;

  return (
    <span className={styles.toggles}>
      <Tooltip text="Menu">
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
