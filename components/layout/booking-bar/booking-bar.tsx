import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { BookingLink, Link } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { getContent } from '@/model/content';
import { buildWhatsappUrl } from '@/model/links';
import styles from './booking-bar.module.scss';

/**
 * The booking button fixed to the bottom of small screens. Its script hides it while another booking
 * button or the footer is visible. Where it does not run, the bar follows the footer, so it never covers
 * content.
 */
export async function BookingBar() {
  const { shop } = await getContent();
  return (
    <aside className={clsx(styles.bar, 'screen-only')} {...behaviour('bookingBar')}>
      <BookingLink className={styles.book}>Agendar horário</BookingLink>
      {shop.whatsapp && (
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
