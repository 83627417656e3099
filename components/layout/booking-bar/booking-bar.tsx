import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { BookingLink, Link } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { getContent } from '@/model/content';
import { isChat } from '@/model/shop/networks';
import { buildWhatsappUrl } from '@/model/shop/urls';
import styles from './booking-bar.module.scss';

/**
 * A booking button at the bottom of small screens. Its script hides the bar while another booking button or the footer
 * is visible.
 */
export async function BookingBar() {
  const { shop } = await getContent();
  const { bookingUrl, whatsapp } = shop;
  const hasChatBesideBooking = bookingUrl && !isChat(bookingUrl) && whatsapp;
  return (
    <aside className={clsx(styles.bar, 'screen-only')} {...behaviour('bookingBar')}>
      <BookingLink className={styles.book}>Agendar horário</BookingLink>
      {hasChatBesideBooking && (
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
