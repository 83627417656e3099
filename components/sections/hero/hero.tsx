import { clsx } from 'clsx';
import { BookingLink, ButtonLink, Link } from '@/components/shop/links';
import { OpenStatus } from '@/components/shop/open-status/open-status';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import { Photo } from '@/components/ui/photo/photo';
import { type FittedLine, fitLines, heightOf } from '@/components/ui/wood-type/fit-line';
import { isTall, joinUntilLow } from '@/components/ui/wood-type/join-lines';
import { VARIANTS } from '@/components/ui/wood-type/variants';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { formatStreet } from '@/model/shop/address';
import { formatTelephone } from '@/model/shop/telephones';
import { buildDirectionsUrl, telephoneUrl } from '@/model/shop/urls';
import { minWidth } from '@/styles/media-queries';
import styles from './hero.module.scss';

/** Beside the text, the photo's box is as high as the screen, and the photo about as wide as this. */
const SIZES = `${minWidth('inline-nav')} 60vw,${minWidth('hero-in-landscape')} and (orientation:landscape) 60vw,100vw`;

export async function Hero() {
  const { home, shop } = await getContent();
  const { headline, lede, photo } = home.hero;
  const lines = fitLines(headline, VARIANTS.headline);
  const joined = joinUntilLow(lines, VARIANTS.headline) ?? lines;
  const grid = buildGeneratedClass({ '--_ratio': ratioOf(lines), '--_low-ratio': ratioOf(joined) });

  return (
    <section
      className={clsx(styles.hero, grid.className, isTall(lines) && styles.tall, 'screen-only')}
      aria-label="Início"
    >
      {grid.style}
      <div className={clsx(styles.wall, 'stack')}>
        <div className={clsx(styles.words, 'stack')}>
          <WoodType as="h1" lines={headline} variant="headline" joins="shortestWhenLow" />
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
      <div className={styles.pole} />
      <Photo picture={photo} sizes={SIZES} priority className={styles.photo} />
    </section>
  );
}

/** The headline's width, divided by its height. */
function ratioOf(lines: readonly FittedLine[]): string {
  return (100 / heightOf(lines)).toFixed(2);
}
