import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { languageOf } from '@/model/text/language';
import styles from './error-page.module.scss';

type ErrorPageProps = {
  header?: ReactNode;
  /** Full-width decoration above the heading. */
  numeral?: string;
  heading: string;
  description?: string;
  /** Links out of the page. */
  children: ReactNode;
};

/** A page that explains an error and links out of it. */
export function ErrorPage({ header, numeral, heading, description, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {header}
      <main id="conteudo" tabIndex={-1} className={clsx(styles.main, 'page')}>
        {numeral && (
          <p aria-hidden="true" className={styles.numeral}>
            {numeral}
          </p>
        )}
        <div className={clsx(styles.words, 'row')}>
          <div>
            <h1 lang={languageOf(heading)}>{heading}</h1>
            {description && <p>{description}</p>}
          </div>
          <div className="row">{children}</div>
        </div>
      </main>
      {/* biome-ignore lint/performance/noImgElement: an SVG needs no optimization. */}
      <img
        loading="lazy"
        className={styles.floor}
        src={`${process.env.NEXT_PUBLIC_BASE_PATH}/icones/ladrilho.svg`}
        alt=""
      />
    </div>
  );
}
