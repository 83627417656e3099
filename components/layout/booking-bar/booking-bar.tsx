import { clsx } from 'clsx';
import { BookingLink } from '@/components/shop/booking-link';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { content } from '@/model';
import { buildWhatsappUrl } from '@/model/derive/links';
import layout from '@/styles/layout.module.scss';
import styles from './booking-bar.module.scss';

const { home, shop, uiText } = content;

/**
 * Booking within a thumb's reach, at the foot of small screens. The live script takes it away while
 * a booking button or the footer shows; without scripts it rests after the footer, so that it covers
 * nothing for good.
 */
export function BookingBar() {
  return (
    <aside className={styles.bar} data-live="booking-bar" suppressHydrationWarning>
      <BookingLink className={styles.book}>{uiText.bookLabel}</BookingLink>
      {shop.bookingUrl && (
        <Tooltip text={home.contact.whatsappLabel}>
          <Link
            href={buildWhatsappUrl(shop)}
            newTabNote={uiText.opensInNewTab}
            className={clsx(styles.whatsapp, layout.button)}
          >
            <Icon name="whatsapp" />
            <span className={layout.visuallyHidden}>{home.contact.whatsappLabel}</span>
          </Link>
        </Tooltip>
      )}
    </aside>
  );
}
