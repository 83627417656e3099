import { clsx } from 'clsx';
import { PageHeader } from '@/components/layout/site-header/site-header';
import { ButtonLink } from '@/components/shop/links';
import { pathTo } from '@/model/site-url';
import styles from './error-page.module.scss';

/** What an address without a page shows. Its English texts are the specification's. */
export function ErrorPage() {
  return (
    <div className={styles.page}>
      <PageHeader />
      <main id="conteudo" tabIndex={-1} className={clsx(styles.main, 'page')}>
        <p aria-hidden="true" className={styles.numeral}>
          404
        </p>
        <div className={clsx(styles.words, 'row')}>
          <div>
            <h1 lang="en">Oops! Page not found</h1>
          </div>
          <div className="row">
            <ButtonLink href={pathTo('/')} icon="arrow" lang="en">
              Return to Home
            </ButtonLink>
          </div>
        </div>
      </main>
      <img loading="lazy" className={styles.floor} src={pathTo('/icones/ladrilho.svg')} alt="" />
    </div>
  );
}
