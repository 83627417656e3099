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
import type { Picture } from '@/model/photos/pictures';
import { formatStreet } from '@/model/shop/address';
import { formatTelephone } from '@/model/shop/telephones';
import { buildDirectionsUrl, telephoneUrl } from '@/model/shop/urls';
import { lowWindow, minWidth } from '@/styles/media-queries';
import styles from './hero.module.scss';

export async function Hero() {
  const { home, shop } = await getContent();
  const { headline, lede, photo } = home.hero;
  const lines = fitLines(headline, VARIANTS.headline);
  const joined = joinUntilLow(lines, VARIANTS.headline) ?? lines;
  const grid = buildGeneratedClass(
    { '--_ratio': ratioOf(lines) },
    { media: lowWindow(), declarations: { '--_ratio': ratioOf(joined) } },
  );

  return (
    <section
      className={clsx(styles.hero, grid.className, isTall(lines) && styles.tall, 'screen-only')}
      aria-label="Início"
    >
      {grid.style}
      <div className={clsx(styles.wall, 'stack')}>
        <div className="stack">
          <WoodType as="h1" lines={headline} variant="headline" joins="shortest-when-low" />
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
      <Photo picture={photo} sizes={buildSizes(photo)} priority className={styles.photo} />
    </section>
  );
}

/** The headline's width, divided by its height. */
function ratioOf(lines: readonly FittedLine[]): string {
  return (100 / heightOf(lines)).toFixed(2);
}

/**
 * Beside the text, the photo's box is as high as the screen, so the photo's width follows from that height. If the
 * headline is short, the box is only as high as the words, which this estimate can't know.
 */
function buildSizes({ width, height }: Picture): string {
  const inLandscape = `(${minWidth('hero-in-landscape')} and (orientation:landscape))`;
  const photoIsBesideText = `${minWidth('inline-nav')} or ${inLandscape}`;
  const ratio = (width / height).toFixed(3);
  return `${photoIsBesideText} max(43vw,min(100vh - 4.5rem,54rem)*${ratio}),100vw`;
}
