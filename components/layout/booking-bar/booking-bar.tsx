import { clsx } from 'clsx';
import { BookingLink, Link } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { getContent } from '@/model';
import { buildWhatsappUrl } from '@/model/derive/links';
import styles from './booking-bar.module.scss';

/**
 * The booking button fixed to the bottom of small screens. The live script hides it while another
 * booking button or the footer is visible. Without scripts it follows the footer, so it never covers
 * content.
 */
export function BookingBar() {
  const { home, shop, uiText } = getContent();
  return (
    <aside className={styles.bar} data-booking-bar suppressHydrationWarning>
      <BookingLink className={styles.book}>{uiText.bookLabel}</BookingLink>
      {shop.bookingUrl && (
        <Tooltip text={home.contact.whatsappLabel}>
          <Link href={buildWhatsappUrl(shop)} className={clsx(styles.whatsapp, 'button')}>
            <Icon name="whatsapp" />
            <span className="visually-hidden">{home.contact.whatsappLabel}</span>
          </Link>
        </Tooltip>
      )}
    </aside>
  );
}
