import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import { interpolate } from '@/model/derive/interpolate';
import { formatQuotation } from '@/model/text/quote';
import styles from './testimonials.module.scss';

/** A card per customer testimonial. */
export function Testimonials() {
  const { home, testimonials } = getContent();
  const text = home.testimonials;

  return (
    <section aria-label={text.name} className="stack">
      <div className="page">
        <WoodType lines={text.heading} variant="heading" />
      </div>
      <ul className={clsx(styles.wall, 'row')}>
        {testimonials.map(({ stars, ...testimonial }) => (
          <li key={testimonial.text}>
            <figure className={clsx(styles.bill, 'stack accent')}>
              {stars && (
                <p role="img" aria-label={interpolate(text.starsLabel, { estrelas: stars })}>
                  <Icon name="stars" viewBox={`0 0 ${22 * stars - 2} 20`} />
                </p>
              )}
              <blockquote>
                <p>{formatQuotation(testimonial.text)}</p>
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
