import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import layout from '@/styles/layout.module.scss';
import styles from './error-page.module.scss';

type ErrorPageProps = {
  header?: ReactNode;
  /** Decoration from edge to edge over the heading. */
  numeral?: ReactNode;
  heading: ReactNode;
  description?: string;
  /** A BCP 47 tag, where the words are not in the page's language. */
  language?: string;
  /** The ways out. */
  children: ReactNode;
};

/** A page that says what went wrong, and offers the ways out. */
export function ErrorPage({
  header,
  numeral,
  heading,
  description,
  language,
  children,
}: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {header}
      <main id="conteudo" tabIndex={-1} className={clsx(styles.main, layout.page)} lang={language}>
        {numeral}
        <div className={clsx(styles.words, layout.row)}>
          <div>
            <h1>{heading}</h1>
            {description && <p>{description}</p>}
          </div>
          <div className={layout.row}>{children}</div>
        </div>
      </main>
      {/* biome-ignore lint/performance/noImgElement: a drawing is as small as it gets. */}
      <img
        loading="lazy"
        className={styles.floor}
        src={`${process.env.NEXT_PUBLIC_BASE_PATH}/icones/ladrilho.svg`}
        alt=""
      />
    </div>
  );
}
