import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { BookingLink, Link } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { getContent } from '@/model/content';
import { isChat } from '@/model/shop/networks';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/shop/urls';
import styles from './booking-bar.module.scss';

/**
 * A booking button at the bottom of small screens. Its script hides the bar while another booking button or the footer
 * is visible.
 */
export async function BookingBar() {
  const { home, shop } = await getContent();
  const isBookedByChat = home.booking && isChat(buildBookingUrl(shop));
  return (
    <aside className={clsx(styles.bar, 'screen-only')} {...behaviour('bookingBar')}>
      <BookingLink className={styles.book}>Agendar horário</BookingLink>
      {shop.whatsapp && !isBookedByChat && (
        <Tooltip text="Chamar no WhatsApp">
          <Link href={buildWhatsappUrl(shop)} className={clsx(styles.whatsapp, 'button')}>
            <Icon name="whatsapp" />
            <span className="visually-hidden">Chamar no WhatsApp</span>
          </Link>
        </Tooltip>
      )}
    </aside>
  );
}
