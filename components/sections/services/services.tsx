import { clsx } from 'clsx';
import { RichText } from '@/components/layout/rich-text/rich-text';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import type { Content } from '@/model/content';
import { formatPrice } from '@/model/derive/format';
import type { Service } from '@/model/schema/services';
import layout from '@/styles/layout.module.scss';
import styles from './services.module.scss';

/** The price list: what the visitor came to compare. */
export function Services({ content: { home, services } }: { content: Content }) {
  const text = home.services;

  return (
    <section
      id="servicos"
      tabIndex={-1}
      aria-label={text.heading.join(' ')}
      className={styles.section}
    >
      <header className={clsx(styles.head, layout.page)}>
        <WoodType lines={text.heading} setting="heading" joinFrom="inline-nav" />
        <p className={layout.lede}>
          <RichText text={text.lede} />
        </p>
      </header>
      <ol className={clsx(styles.list, layout.page)}>
        {services.map((service) => (
          <li key={service.title}>
            <ServiceCard service={service} bookLabel={text.bookLabel} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ServiceCardProps = { service: Service; bookLabel: string };

function ServiceCard({ service, bookLabel }: ServiceCardProps) {
  return (
    <article aria-label={service.title} className={styles.card}>
      <div className={styles.line}>
        <WoodType as="h3" lines={[service.title]} setting="serviceTitle" />
        <p>{formatPrice(service.price)}</p>
      </div>
      <div className={styles.body}>
        <p>
          <RichText text={service.description} />
        </p>
        <ul>
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ButtonLink href="#agendar" variant="outline" size="small" context={service.title}>
          {bookLabel}
        </ButtonLink>
      </div>
    </article>
  );
}
