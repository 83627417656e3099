import { clsx } from 'clsx';
import { behaviourAtOnce } from '@/components/behaviours';
import { BookingLink, Link } from '@/components/shop/links';
import { OpenStatus } from '@/components/shop/open-status/open-status';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { formatTelephone, telephoneUrl } from '@/model/format';
import { buildWhatsappUrl } from '@/model/links';
import styles from './site-header.module.scss';

/**
 * The menu of small screens: section links, booking, status and telephones. The browser opens and closes it
 * by the button before it, and exposes its state; CSS shows the label that fits.
 */
export async function Menu({ links }: { links: readonly { href: string; label: string }[] }) {
  const { shop } = await getContent();
  return (
    <>
      <button type="button" popoverTarget="menu" className={styles.toggle}>
        <span className={styles.closed}>
          <Icon name="menu" />
          <span className="visually-hidden">Abrir menu</span>
        </span>
        <span className={styles.open}>
          <Icon name="close" />
          <span className="visually-hidden">Fechar menu</span>
        </span>
      </button>
      <div
        {...behaviourAtOnce('menu')}
        id="menu"
        popover="auto"
        className={clsx(styles.menu, 'on-dark accent')}
      >
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
    </>
  );
}
