import { ButtonLink } from '@/components/ui/button-link/button-link';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { formatAmount } from '@/model/derive/format';
import type { Home } from '@/model/schema/home';
import type { Service } from '@/model/schema/services';
import styles from './services.module.scss';

type ServicesProps = { text: Home['services']; lede: string; services: readonly Service[] };

/** The price list: what the visitor came to compare. */
export function Services({ text, lede, services }: ServicesProps) {
  return (
    <section
      id="servicos"
      tabIndex={-1}
      aria-label={text.heading.join(' ')}
      className={styles.section}
    >
      <header className={styles.head}>
        <WoodType lines={text.heading} setting="heading" joinFrom="inline-nav" />
        <p className={styles.lede}>{lede}</p>
      </header>
      <ol className={styles.list}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} bookLabel={text.bookLabel} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ServiceCard({ service, bookLabel }: { service: Service; bookLabel: string }) {
  const titleId = `servico-${service.id}`;

  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.line}>
        <WoodType as="h3" id={titleId} lines={[service.title]} setting="serviceTitle" />
        <span className={styles.leader} />
        <p className={styles.price}>{`R$\u00a0${formatAmount(service.priceInReais)}`}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.description}>{service.description}</p>
        <ul className={styles.features}>
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ButtonLink
          href="#agendar"
          variant="outline"
          size="small"
          context={service.title}
          className={styles.book}
        >
          {bookLabel}
        </ButtonLink>
      </div>
    </article>
  );
}
