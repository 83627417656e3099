import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Brand } from '@/components/ui/brand/brand';
import { getContent } from '@/model';
import { interpolateShop } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
import layout from '@/styles/layout.module.scss';
import styles from './site-header.module.scss';

type PageHeaderProps = {
  homeHref?: string;
  children?: ReactNode;
  menu?: ReactNode;
  className?: string | undefined;
};

/** The header of every page: brand, then the page's own content. */
export function PageHeader({ homeHref, children, menu, className }: PageHeaderProps) {
  const { shop, uiText } = getContent();
  return (
    <header className={clsx(styles.header, className)}>
      <div className={styles.bar}>
        <a
          href={homeHref ?? site.path('/')}
          className={clsx(styles.home, layout.target)}
          aria-label={interpolateShop(uiText.homeLabel)}
        >
          <Brand name={shop.name} />
        </a>
        {children}
      </div>
      {menu}
    </header>
  );
}
