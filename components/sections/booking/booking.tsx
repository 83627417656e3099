import { clsx } from 'clsx';
import { BookingLink } from '@/components/shop/links';
import { RichText } from '@/components/shop/rich-text';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import styles from './booking.module.scss';

/** The steps of a booking and the button that starts it. */
export function Booking() {
  const text = getContent().home.booking;

  return (
    <section
      id="agendar"
      tabIndex={-1}
      aria-label={text.heading.join(' ')}
      className={clsx(styles.section, 'on-dark accent')}
    >
      <div className={clsx(styles.card, 'stack page')}>
        <WoodType lines={text.heading} variant="heading" />
        <div className={clsx(styles.side, 'stack')} data-hides-booking-bar>
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <BookingLink variant="light" size="large">
            {text.bookLabel}
          </BookingLink>
          <RichText text={text.note} />
        </div>
      </div>
    </section>
  );
}
