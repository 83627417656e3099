import { clsx } from 'clsx';
import { Brand } from '@/components/shop/brand';
import { Link } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { getContent } from '@/model';
import { formatStreet, joinPlaces } from '@/model/derive/format';
import { interpolateShop } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
import styles from './site-footer.module.scss';

/** Networks whose icon has their name. */
const NETWORK_ICONS = ['instagram', 'facebook', 'tiktok', 'youtube', 'whatsapp', 'x'] as const;

const findIcon = (network: string) =>
  NETWORK_ICONS.find((icon) => icon === network.toLowerCase()) ?? 'external';

/** Quick links, policies, social networks and the copyright line. */
export function SiteFooter({ isHome = false }: { isHome?: boolean }) {
  const { shop, uiText, privacy, terms } = getContent();
  const home = isHome ? '' : site.path('/');
  const { district, city, state } = shop.address;
  const [beforeYear, afterYear] = uiText.footer.copyright.split('{ano}').map(interpolateShop);

  return (
    <footer className={clsx(styles.footer, 'on-dark')} data-hides-booking-bar>
      <div className={clsx(styles.columns, 'stack page')}>
        <Brand name={shop.name} className={styles.brand} />
        <LinkColumn
          heading={uiText.footer.quickLinks}
          links={[
            { href: `${home}#servicos`, label: uiText.nav.services },
            { href: `${home}#agendar`, label: uiText.nav.booking },
            { href: `${home}#contato`, label: uiText.nav.contact },
          ]}
        />
        <LinkColumn
          heading={uiText.footer.legal}
          links={[
            { href: site.path('/privacidade'), label: privacy.title },
            { href: site.path('/termos'), label: terms.title },
          ]}
        />
        {shop.social.length > 0 && (
          <div>
            <h2>{uiText.footer.social}</h2>
            <ul className={clsx(styles.social, 'row')}>
              {shop.social.map(({ network, url }) => (
                <li key={url}>
                  <Tooltip text={network}>
                    <Link href={url} className="target button">
                      <Icon name={findIcon(network)} />
                      <span className="visually-hidden">{network}</span>
                    </Link>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className={clsx(styles.end, 'page row')}>
        <span>
          {beforeYear}
          {/* The live script replaces the build year with the visitor's. */}
          <span data-live="year" suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>
          {afterYear}
        </span>
        <span>{`${formatStreet(shop.address)} — ${joinPlaces(district, city)} — ${state}`}</span>
      </p>
    </footer>
  );
}

type LinkColumnProps = { heading: string; links: readonly { href: string; label: string }[] };

function LinkColumn({ heading, links }: LinkColumnProps) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="target">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
