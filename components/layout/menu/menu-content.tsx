import { clsx } from 'clsx';
import { BookingLink, Link } from '@/components/shop/links';
import { OpenStatus } from '@/components/shop/open-status/open-status';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { formatTelephone } from '@/model/shop/telephones';
import { buildWhatsappUrl, telephoneUrl } from '@/model/shop/urls';
import styles from './menu-content.module.scss';

type MenuContentProps = { links: readonly { href: string; label: string }[] };

export async function MenuContent({ links }: MenuContentProps) {
  const { shop } = await getContent();
  return (
    <>
      <nav className={clsx(styles.links, 'stack')} aria-label="Menu">
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            <WoodType as="span" lines={[label]} variant="menu" />
          </a>
        ))}
      </nav>
      <div className={clsx(styles.foot, 'stack')}>
        <BookingLink variant="light" className={styles.book}>
          Agendar horário
        </BookingLink>
        <OpenStatus />
        <p className={clsx(styles.telephones, 'row')}>
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
    </>
  );
}
