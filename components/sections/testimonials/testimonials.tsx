import { clsx } from 'clsx';
import { keepSeparatorsOnLine } from '@/components/ui/wood-type/break-line';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import styles from './testimonials.module.scss';

/** Longer testimonials get smaller letters. */
const MAX_CHARACTERS_IN_LARGE_TYPE = 150;

export async function Testimonials() {
  const { heading, items: testimonials } = (await getContent()).testimonials;

  return (
    <section aria-label="Depoimentos" className="stack screen-only">
      <div className="page">
        <WoodType lines={heading} variant="heading" joins="allWhenWide" />
      </div>
      <ul className={clsx(styles.wall, 'row')}>
        {testimonials.map(({ stars, text, name, location }, index) => (
          <li key={index}>
            <figure className={clsx(styles.card, 'stack accent')}>
              {stars && <Stars count={stars} />}
              <blockquote
                className={text.length > MAX_CHARACTERS_IN_LARGE_TYPE ? styles.long : undefined}
              >
                {`“${text}”`}
              </blockquote>
              <figcaption>
                <b>{name}</b> {location && <span>{keepSeparatorsOnLine(location)}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** SVG path data for a star, 20 units wide and high. Its lines are relative to the star's top. */
const STAR_FROM_TOP = 'l3 6 7 1-5 4 1 7-6-4-6 4 1-7-5-4 7-1z';
const STAR_SIZE = 20;
/** Measured from the centre of one star to the centre of the next. */
const STAR_DISTANCE = 22;

function Stars({ count }: { count: number }) {
  const width = STAR_DISTANCE * (count - 1) + STAR_SIZE;
  const stars = Array.from({ length: count }, (_, index) => {
    const center = STAR_DISTANCE * index + STAR_SIZE / 2;
    return `M${center} 1${STAR_FROM_TOP}`;
  });
  return (
    <p role="img" aria-label={`${count} de 5 estrelas`} className={styles.stars}>
      <svg viewBox={`0 0 ${width} ${STAR_SIZE}`} aria-hidden="true">
        <path d={stars.join('')} />
      </svg>
    </p>
  );
}
