import { clsx } from 'clsx';
import { ButtonLink, buildBookingLink } from '@/components/shop/links';
import { RichText } from '@/components/shop/rich-text';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import { formatPrice } from '@/model/derive/format';
import styles from './services.module.scss';

/** The price list: a card per service, each with a booking link. */
export function Services() {
  const { home, services } = getContent();
  const text = home.services;

  return (
    <section
      id="servicos"
      tabIndex={-1}
      aria-label={text.heading.join(' ')}
      className={styles.section}
    >
      <header className={clsx(styles.head, 'stack page')}>
        <WoodType lines={text.heading} variant="heading" joinFrom="inline-nav" />
        <RichText text={text.lede} className="lede" />
      </header>
      <ol className={clsx(styles.list, 'page')}>
        {services.map((service) => (
          <li key={service.title}>
            <article aria-label={service.title} className={styles.card}>
              <div className={clsx(styles.line, 'row')}>
                <WoodType as="h3" lines={[service.title]} variant="serviceTitle" />
                <p>{formatPrice(service.price)}</p>
              </div>
              <div className={clsx(styles.body, 'stack')}>
                <RichText text={service.description} />
                {service.features.length > 0 && (
                  <ul>
                    {service.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                )}
                <ButtonLink
                  {...buildBookingLink(service.title)}
                  variant="outline"
                  size="small"
                  context={service.title}
                >
                  {text.bookLabel}
                </ButtonLink>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
