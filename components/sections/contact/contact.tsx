import { clsx } from 'clsx';
import { OpenStatus } from '@/components/live/open-status';
import { TextLink } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import { formatStreet, formatTelephone, joinPlaces } from '@/model/derive/format';
import { interpolateShop } from '@/model/derive/interpolate';
import { buildDirectionsUrl, buildMapEmbedUrl, buildWhatsappUrl } from '@/model/derive/links';
import { site } from '@/model/derive/site';
import styles from './contact.module.scss';
import { HoursTable } from './hours-table';

/** Address, contact options, opening hours and map. */
export function Contact() {
  const { home, openingHours, shop, uiText } = getContent();
  const text = home.contact;
  const { address, telephone, whatsapp } = shop;
  const isOther = whatsapp !== telephone;
  const phoneLabel = isOther ? text.phoneLabel : text.phoneAndWhatsappLabel;
  const hasBreaks = Object.values(openingHours.week).some(({ length }) => length > 1);

  return (
    <section id="contato" tabIndex={-1} aria-label={text.name} className={styles.section}>
      <div className={clsx(styles.columns, 'stack page')}>
        <WoodType lines={text.heading} variant="heading" />
        <div>
          <h3>{text.addressLabel}</h3>
          <address>
            {formatStreet(address)}
            <br />
            {`${joinPlaces(address.district, address.city)}/${address.state}`}
            <br />
            {address.postalCode}
          </address>
          <TextLink href={buildDirectionsUrl(shop)}>
            <Icon name="pin" />
            {text.directionsLabel}
          </TextLink>
        </div>
        <div className={clsx(styles.talk, hasBreaks && styles.compact)}>
          <h3>{telephone ? phoneLabel : uiText.whatsapp}</h3>
          {telephone && (
            <p className={styles.phone}>
              <a href={`tel:${telephone}`} className="target">
                {formatTelephone(telephone)}
              </a>
            </p>
          )}
          <TextLink href={buildWhatsappUrl(shop)}>
            <Icon name="whatsapp" />
            <span>
              {text.whatsappLabel} {isOther && <b className="whole">{formatTelephone(whatsapp)}</b>}
            </span>
          </TextLink>
          <TextLink href={site.path('/contato.vcf')} download>
            <Icon name="save" />
            {text.saveContactLabel}
          </TextLink>
        </div>
        <div>
          <h3>{text.hoursLabel}</h3>
          <HoursTable />
          <OpenStatus />
        </div>
      </div>
      <div className={styles.map}>
        {/* Shown until the frame has loaded. */}
        {/* biome-ignore lint/performance/noImgElement: an SVG needs no optimization. */}
        <img src={site.path('/icones/mapa.svg')} alt="" loading="lazy" />
        <iframe
          src={buildMapEmbedUrl(shop)}
          title={interpolateShop(text.mapLabel)}
          height="400"
          loading="lazy"
          referrerPolicy="strict-origin"
        />
      </div>
    </section>
  );
}
