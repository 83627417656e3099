import { clsx } from 'clsx';
import { OpenStatus } from '@/components/live/open-status';
import { BookingLink, ButtonLink, Link } from '@/components/shop/links';
import { RichText } from '@/components/shop/rich-text';
import { Photo } from '@/components/ui/photo/photo';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import { formatStreet, formatTelephone } from '@/model/derive/format';
import { buildDirectionsUrl } from '@/model/derive/links';
import { buildPicture } from '@/model/photos/pictures';
import styles from './hero.module.scss';

/** The first screen: headline, two calls to action, photo, and status, address and telephone. */
export async function Hero() {
  const { home, shop, uiText } = getContent();
  const text = home.hero;

  return (
    <section className={styles.hero} aria-label={text.headline.join(' ')}>
      <div className={clsx(styles.wall, 'stack')}>
        <div className={clsx(styles.words, 'stack')}>
          <WoodType as="h1" lines={text.headline} variant="headline" />
          <RichText text={text.lede} className="lede" />
          <p className={clsx(styles.actions, 'row')} data-hides-booking-bar>
            <ButtonLink href="#servicos" variant="outline" icon="down">
              {text.servicesLabel}
            </ButtonLink>
            <BookingLink>{uiText.bookLabel}</BookingLink>
          </p>
        </div>
        <ul className={clsx(styles.foot, 'row')}>
          <li>
            <OpenStatus />
          </li>
          <li>
            <Link href={buildDirectionsUrl(shop)}>
              {`${formatStreet(shop.address)} — ${shop.address.district ?? shop.address.city}`}
            </Link>
          </li>
          {shop.telephone && (
            <li>
              <a href={`tel:${shop.telephone}`}>{formatTelephone(shop.telephone)}</a>
            </li>
          )}
        </ul>
      </div>
      {/* The barber pole turns while the pointer is over the section. */}
      <div className={styles.pole} />
      <Photo
        picture={await buildPicture({ ...text.photo, preset: 'hero' })}
        sizes={SIZES}
        priority
        className={styles.photo}
      />
    </section>
  );
}

// In the split layout, the photo's height decides its width.
const SIZES =
  '(min-width:60rem) or ((min-width:40rem) and (orientation:landscape)) max(43vw,min(100vh - 4.5rem,54rem)*1.111),100vw';
