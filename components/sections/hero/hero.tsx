import { clsx } from 'clsx';
import { BookingLink, ButtonLink, Link } from '@/components/shop/links';
import { OpenStatus } from '@/components/shop/open-status/open-status';
import { Photo } from '@/components/ui/photo/photo';
import { fitLines, heightOf } from '@/components/ui/wood-type/fit-line';
import { VARIANTS } from '@/components/ui/wood-type/variants';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { formatStreet } from '@/model/shop/address';
import { formatTelephone } from '@/model/shop/telephones';
import { buildDirectionsUrl, telephoneUrl } from '@/model/shop/urls';
import { minWidth } from '@/styles/media-queries';
import styles from './hero.module.scss';

/**
 * In percent of the headline's width. With a taller one, the words nearly fill the height of a laptop's screen. Four
 * lines usually are, two seldom.
 */
const MIN_TALL_HEADLINE = 60;

/** Beside the text, the photo's box is as high as the screen, and the photo about as wide as this. */
const SIZES = `${minWidth('inline-nav')} 60vw,${minWidth('hero-in-landscape')} and (orientation:landscape) 60vw,100vw`;

export async function Hero() {
  const { home, shop } = await getContent();
  const { headline, lede, photo } = home.hero;

  return (
    <section
      className={clsx(styles.hero, isTall(headline) && styles.tall, 'screen-only')}
      aria-label="Início"
    >
      <div className={clsx(styles.wall, 'stack')}>
        <div className={clsx(styles.words, 'stack')}>
          <WoodType as="h1" lines={headline} variant="headline" />
          <p className="lede">{lede}</p>
          <p className={clsx(styles.actions, 'row')} data-hides-booking-bar>
            <ButtonLink href="#servicos" variant="outline" icon="down">
              Ver serviços
            </ButtonLink>
            <BookingLink>Agendar horário</BookingLink>
          </p>
        </div>
        <ul className={clsx(styles.foot, 'row')}>
          <li>
            <OpenStatus />
          </li>
          <li>
            <Link href={buildDirectionsUrl(shop)}>
              {`${formatStreet(shop.address)}, ${shop.address.district}`}
            </Link>
          </li>
          <li>
            <a href={telephoneUrl(shop.telephone)}>{formatTelephone(shop.telephone)}</a>
          </li>
        </ul>
      </div>
      {/* The barber pole turns while the pointer is over the section. */}
      <div className={styles.pole} />
      <Photo picture={photo} sizes={SIZES} priority className={styles.photo} />
    </section>
  );
}

function isTall(headline: readonly string[]): boolean {
  return heightOf(fitLines(headline, VARIANTS.headline)) >= MIN_TALL_HEADLINE;
}
