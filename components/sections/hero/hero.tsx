import { RichText } from '@/components/layout/rich-text/rich-text';
import { OpenStatus } from '@/components/live/open-status';
import { ButtonLink, ExternalButtonLink } from '@/components/ui/button-link/button-link';
import { Photo } from '@/components/ui/photo/photo';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { formatStreet, formatTelephone } from '@/model/derive/format';
import { buildDirectionsUrl, buildTelephoneUrl } from '@/model/derive/links';
import { buildPicture } from '@/model/derive/pictures/build-picture';
import type { Home } from '@/model/schema/home';
import type { OpeningHours } from '@/model/schema/opening-hours';
import type { Shop } from '@/model/schema/shop';
import type { UiText } from '@/model/schema/ui-text';
import layout from '@/styles/layout.module.scss';
import styles from './hero.module.scss';

type HeroProps = {
  text: Home['hero'];
  shop: Shop;
  week: OpeningHours['week'];
  uiText: UiText;
};

/** What the shop is, in one line of poster type, and the two things to do next. */
export async function Hero({ text, shop, week, uiText }: HeroProps) {
  return (
    <section className={styles.hero} aria-label={text.headline.join(' ')}>
      <div className={styles.wall}>
        <div className={styles.words}>
          <WoodType as="h1" lines={text.headline} setting="headline" />
          <p className={layout.lede}>
            <RichText text={text.lede} />
          </p>
          <p className={styles.actions} data-live="hides-bar">
            <ButtonLink href="#servicos" variant="outline" icon="down">
              {text.servicesLabel}
            </ButtonLink>
            <ExternalButtonLink href={shop.bookingUrl} newTabNote={uiText.opensInNewTab}>
              {uiText.bookLabel}
            </ExternalButtonLink>
          </p>
        </div>
        <ul className={styles.foot}>
          <li>
            <OpenStatus week={week} />
          </li>
          <li>
            <a href={buildDirectionsUrl(shop)} target="_blank" rel="noopener noreferrer">
              {`${formatStreet(shop.address)} — ${shop.address.district}`}
              <span className="visually-hidden">{` ${uiText.opensInNewTab}`}</span>
            </a>
          </li>
          <li>
            <a href={buildTelephoneUrl(shop)}>{formatTelephone(shop.telephone)}</a>
          </li>
        </ul>
      </div>
      <BarberPole />
      <Photo
        picture={await buildPicture(text.photo, 'hero')}
        sizes={SIZES}
        priority
        className={styles.photo}
      />
    </section>
  );
}

// The picture fills its box by the height where the hero is split, and by the width where it is not.
const SIZES = '(orientation:landscape) max(43vw,100vh),100vw';

/** Joins the wall and the photograph, and turns while the pointer is over the section. */
function BarberPole() {
  return (
    <svg className={styles.pole} aria-hidden="true">
      <pattern
        id="listras"
        width="44"
        height="44"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.wood} d="M0 0h14v44H0z" />
        <path className={styles.bottle} d="M22 0h14v44H22z" />
      </pattern>
      <rect x="-63" y="-63" fill="url(#listras)" />
    </svg>
  );
}
