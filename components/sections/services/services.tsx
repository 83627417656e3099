import { clsx } from 'clsx';
import { ButtonLink } from '@/components/shop/links';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { formatDuration, formatPrice } from '@/model/shop/format';
import type { Service } from '@/model/shop/services';
import styles from './services.module.scss';

/** A list of more services gets tighter spacing. */
const MAX_SPACIOUS_SERVICES = 12;

export async function Services({ id }: { id?: string }) {
  const { home, services } = await getContent();
  const { heading, lede, items } = services;
  // A shop that publishes no price at all doesn't say “sob consulta” beside every service.
  const hasPrices = items.some(({ price }) => price !== undefined);

  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label="Serviços"
      className={clsx(styles.section, 'stack page')}
    >
      <WoodType lines={heading} variant="heading" joins="allWhenWide" />
      <p className="lede">{lede}</p>
      <ol className={clsx(styles.list, items.length > MAX_SPACIOUS_SERVICES && styles.long)}>
        {items.map((service, index) => (
          <li key={index}>
            <article aria-label={service.title} className={styles.card}>
              <div className={clsx(styles.line, 'row')}>
                <WoodType as="h3" lines={[service.title]} variant="serviceTitle" />
                <PriceAndDuration service={service} hasPrices={hasPrices} />
              </div>
              <div className={clsx(styles.body, 'stack')}>
                {service.description && <p>{service.description}</p>}
                {service.features.length > 0 && (
                  <ul>
                    {service.features.map((feature, featureIndex) => (
                      <li key={featureIndex}>{feature}</li>
                    ))}
                  </ul>
                )}
                {home.booking && (
                  <ButtonLink href="#agendar" variant="outline" size="small" icon="down">
                    Agendar
                    <span className="visually-hidden">{` ${service.title}`}</span>
                  </ButtonLink>
                )}
              </div>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}

type PriceAndDurationProps = { service: Service; hasPrices: boolean };

/** Screen readers get the full word “minutos”, because they may spell out “min”. */
function PriceAndDuration({ service, hasPrices }: PriceAndDurationProps) {
  const price = hasPrices && formatPrice(service);
  const { durationInMinutes } = service;
  if (durationInMinutes === undefined) {
    return price && <p>{price}</p>;
  }
  return (
    <p>
      <span>
        <span className={styles.duration}>
          <span aria-hidden="true">{formatDuration(durationInMinutes, 'short')}</span>
          <span className="visually-hidden">{formatDuration(durationInMinutes)}</span>
        </span>
        {price}
      </span>
    </p>
  );
}
