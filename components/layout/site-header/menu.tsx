import { clsx } from 'clsx';
import { OpenStatus } from '@/components/live/open-status';
import { BookingLink } from '@/components/shop/booking-link';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import { formatTelephone } from '@/model/derive/format';
import { buildTelephoneUrl, buildWhatsappUrl } from '@/model/derive/links';
import layout from '@/styles/layout.module.scss';
import { MENU_ID } from './menu-buttons';
import { listSectionLinks } from './section-links';
import styles from './site-header.module.scss';

/** The menu of small screens: section links, booking, status and telephones. */
export function Menu() {
  const { shop, uiText } = getContent();
  return (
    <div id={MENU_ID} popover="auto" className={clsx(styles.menu, layout.onDark)}>
      <nav className={clsx(styles.menuLinks, layout.stack)} aria-label={uiText.menu.label}>
        {listSectionLinks().map(({ href, label }) => (
          <a key={href} href={href}>
            <WoodType as="span" lines={[label]} variant="menu" />
          </a>
        ))}
      </nav>
      <div className={clsx(styles.menuFoot, layout.stack)}>
        <BookingLink variant="light">{uiText.bookLabel}</BookingLink>
        <OpenStatus />
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
