import { clsx } from 'clsx';
import type { Metadata } from 'next';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { ButtonLink } from '@/components/shop/links';
import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { pathTo } from '@/model/shop/site-url';
import styles from './not-found.module.scss';

/** Next itself adds `noindex` to the 404 page. */
export const metadata: Metadata = { title: 'Page not found' };

/** The 404 page, in English as docs/specification.md requires. Its script logs the requested path to the console. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1} className={clsx(styles.main, 'page')}>
        <p aria-hidden="true" className={styles.tall}>
          <WoodType as="span" lines={['404']} variant="tallNumeral" />
        </p>
        <p aria-hidden="true" className={styles.wide}>
          <WoodType as="span" lines={['404']} variant="wideNumeral" />
        </p>
        <div className={clsx(styles.words, 'row')}>
          <h1 lang="en">Oops! Page not found</h1>
          <ButtonLink href={pathTo('/')} icon="arrow" lang="en">
            Return to Home
          </ButtonLink>
        </div>
      </main>
      <img loading="lazy" className={styles.floor} src={pathTo('/icones/ladrilho.svg')} alt="" />
      <InlineScript code="console.error('404: no page at',location.pathname)" />
    </div>
  );
}
