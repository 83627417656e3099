import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import styles from './testimonials.module.scss';

/** In characters; longer testimonials are set smaller. */
const MAX_LARGE = 150;

/** A card per customer testimonial. */
export async function Testimonials() {
  const { heading, testimonials } = (await getContent()).testimonials;

  return (
    <section aria-label="Depoimentos" className="stack screen-only">
      <div className="page">
        <WoodType lines={heading} variant="heading" />
      </div>
      <ul className={clsx(styles.wall, 'row')}>
        {testimonials.map(({ stars, ...testimonial }) => (
          <li key={testimonial.text}>
            <figure className={clsx(styles.card, 'stack accent')}>
              {stars && (
                <p role="img" aria-label={`${stars} de 5 estrelas`}>
                  <Icon name="stars" viewBox={`0 0 ${22 * stars - 2} 20`} />
                </p>
              )}
              <blockquote className={testimonial.text.length > MAX_LARGE ? styles.long : undefined}>
                <p>{`“${testimonial.text}”`}</p>
              </blockquote>
              <figcaption>
                <b>{testimonial.name}</b>{' '}
                {testimonial.location && (
                  // No line begins with a dash.
                  <span>{testimonial.location.replace(/ (?=[–—-] )/g, '\u00a0')}</span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
