import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { listSectionLinks } from '@/components/sections/sections';
import { Brand } from '@/components/shop/brand';
import { Link } from '@/components/shop/links';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { getContent } from '@/model/content';
import { readToday } from '@/model/hours/time-zone';
import { formatStreet } from '@/model/shop/address';
import { splitName } from '@/model/shop/names';
import { findNetwork } from '@/model/shop/networks';
import { isInPreparation, pathTo } from '@/model/shop/site-url';
import styles from './site-footer.module.scss';

export async function SiteFooter({ isHome = false }: { isHome?: boolean }) {
  const { shop, privacy, terms } = await getContent();
  const sectionLinks = await listSectionLinks('isInFooter');
  // On the home page, the quick links scroll to a section. On other pages, they lead to that section of the home page.
  const homePath = isHome ? '' : pathTo('/');
  const { district, city, state } = shop.address;

  return (
    <footer className={clsx(styles.footer, 'on-dark')} data-hides-booking-bar>
      <div className={clsx(styles.columns, 'stack page screen-only')}>
        <Brand name={splitName(shop)} className={styles.brand} />
        <LinkColumn
          heading="Links rápidos"
          links={sectionLinks.map(({ href, label }) => ({ href: homePath + href, label }))}
        />
        <LinkColumn
          heading="Políticas"
          links={[
            { href: pathTo('/privacidade'), label: privacy.title },
            { href: pathTo('/termos'), label: terms.title },
          ]}
        />
        {shop.social.length > 0 && (
          <div>
            <h2>Redes sociais</h2>
            <ul className={clsx(styles.social, 'row')}>
              {shop.social.map((url, index) => (
                <li key={index}>
                  <SocialLink url={url} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className={clsx(styles.copyright, 'page row small')}>
        {isInPreparation(shop) && <span>Site em preparação, com textos e fotos de exemplo.</span>}
        <span>
          {'© '}
          {/* The page's script replaces the build's year with the visitor's. */}
          <span {...behaviour('year')}>{readToday(shop.address).slice(0, 4)}</span>
          {` ${shop.name}. Todos os direitos reservados.`}
        </span>
        <span>
          {`${formatStreet(shop.address)}, ${district}, `}
          <span className="keep-together">{`${city}/${state}`}</span>
        </span>
      </p>
    </footer>
  );
}

function SocialLink({ url }: { url: string }) {
  const { name, icon } = findNetwork(url);
  return (
    <Tooltip text={name}>
      <Link href={url} className="target button">
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
      </Link>
    </Tooltip>
  );
}

type LinkColumnProps = { heading: string; links: readonly { href: string; label: string }[] };

/** A navigation landmark with the same name as the heading above its links. */
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
