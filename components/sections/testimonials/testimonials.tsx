import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { content } from '@/model';
import layout from '@/styles/layout.module.scss';
import styles from './testimonials.module.scss';

/** What customers say: one card a quotation. */
export function Testimonials() {
  const { home, testimonials } = content;
  const text = home.testimonials;

  return (
    <section aria-label={text.name} className={styles.section}>
      <div className={layout.page}>
        <WoodType lines={text.heading} setting="heading" />
      </div>
      <ul className={styles.wall}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.text}>
            <figure className={clsx(styles.bill, layout.stack)}>
              <p role="img" aria-label={text.starsLabel}>
                <Icon name="stars" />
              </p>
              <blockquote>
                <p>{`“${testimonial.text}”`}</p>
              </blockquote>
              <figcaption>
                <b>{testimonial.name}</b>{' '}
                {testimonial.location && <span>{testimonial.location}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
