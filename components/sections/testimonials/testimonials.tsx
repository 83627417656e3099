import { Stars } from '@/components/ui/stars/stars';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import type { Home } from '@/model/schema/home';
import type { Testimonial } from '@/model/schema/people';
import layout from '@/styles/layout.module.scss';
import styles from './testimonials.module.scss';

type TestimonialsProps = { text: Home['testimonials']; testimonials: readonly Testimonial[] };

/** What customers say, as bills pasted edge to edge on a wall. */
export function Testimonials({ text, testimonials }: TestimonialsProps) {
  return (
    <section aria-label={text.name} className={styles.section}>
      <div className={layout.page}>
        <WoodType lines={text.heading} setting="heading" />
      </div>
      <ul className={styles.wall}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.text}>
            <figure className={styles.bill}>
              <Stars label={text.starsLabel} />
              <blockquote>
                <p>{`“${testimonial.text}”`}</p>
              </blockquote>
              <figcaption>
                <b>{testimonial.name}</b> <span>{testimonial.location}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
