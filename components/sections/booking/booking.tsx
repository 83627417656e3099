import { clsx } from 'clsx';
import { RichText } from '@/components/layout/rich-text/rich-text';
import { ExternalButtonLink } from '@/components/ui/button-link/button-link';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import type { Home } from '@/model/schema/home';
import layout from '@/styles/layout.module.scss';
import styles from './booking.module.scss';

type BookingProps = { text: Home['booking']; bookingUrl: string; newTabNote: string };

/** How booking goes, and the button that starts it on the external page. */
export function Booking({ text, bookingUrl, newTabNote }: BookingProps) {
  return (
    <section
      id="agendar"
      tabIndex={-1}
      aria-label={text.heading.join(' ')}
      className={styles.section}
    >
      <article className={clsx(styles.card, layout.page)} aria-labelledby="agendar-titulo">
        <WoodType id="agendar-titulo" lines={text.heading} setting="heading" />
        <div className={styles.side} data-live="hides-bar">
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ExternalButtonLink
            href={bookingUrl}
            variant="light"
            size="large"
            newTabNote={newTabNote}
          >
            {text.bookLabel}
          </ExternalButtonLink>
          <p>
            <RichText text={text.note} />
          </p>
        </div>
      </article>
    </section>
  );
}
