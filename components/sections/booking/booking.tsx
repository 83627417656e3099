import { clsx } from 'clsx';
import { BookingLink } from '@/components/shop/links';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import styles from './booking.module.scss';

export async function Booking({ id }: { id?: string }) {
  const { booking } = (await getContent()).home;
  if (!booking) {
    return null;
  }
  const { heading, steps, note } = booking;

  return (
    <section id={id} tabIndex={-1} aria-label="Reserva" className="on-dark accent screen-only">
      <div className={clsx(styles.card, 'stack page')}>
        <WoodType lines={heading} variant="heading" />
        <div className={clsx(styles.side, 'stack')} data-hides-booking-bar>
          <ol>
            {steps.map((step, index) => (
              <li key={index}>
                {/* The step and its number are flex items. Without the span, each part of the text would be one. */}
                <span>{step}</span>
              </li>
            ))}
          </ol>
          <BookingLink variant="light" size="large">
            Agendar agora
          </BookingLink>
          {note && <p>{note}</p>}
        </div>
      </div>
    </section>
  );
}
