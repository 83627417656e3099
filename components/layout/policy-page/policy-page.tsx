import { clsx } from 'clsx';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { PageHeader } from '@/components/layout/site-header/site-header';
import { TextLink } from '@/components/shop/links';
import { RichText } from '@/components/shop/rich-text';
import { Icon } from '@/components/ui/icon/icon';
import { computeInk } from '@/components/ui/wood-type/font-metrics';
import { getContent } from '@/model';
import { site } from '@/model/derive/site';
import { formatIsoDate, formatToday } from '@/model/derive/wall-clock';
import type { Policy } from '@/model/schema/policy';
import { buildGeneratedClass } from '@/styles/generated-class';
import { readNumber } from '@/styles/read-tokens';
import styles from './policy-page.module.scss';

/** Of a last letter, in em. */
const SIDE_BEARING = 0.1;

/** A number that an owner writes before a heading: `1.`, `2)`, `3º`, `IV –`. */
const OWN_NUMBER = /^(\d+(\.\d+)*|[IVX]+)\s?[.)º°ª:–-]/;

/** A policy: its topics in order, beside an index on wide screens. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { shop, uiText } = getContent();
  // The live script replaces the build date with the visitor's (docs/specification.md, Pages).
  const date = formatToday(shop.timeZone);
  const fontWidth = readNumber('policy-title-width');
  const widths = policy.title.split(/[\s-]/).map((word) => computeInk(word, fontWidth).end);
  const { className, style } = buildGeneratedClass({
    '--word': (Math.max(...widths) + SIDE_BEARING).toFixed(1),
  });
  const isNumbered = policy.topics.some(({ heading }) => OWN_NUMBER.test(heading));
  const backLink = (
    <TextLink href={site.path('/')} className={styles.back}>
      <Icon name="arrow" />
      {uiText.policy.back}
    </TextLink>
  );

  return (
    <>
      <PageHeader>{backLink}</PageHeader>
      <main id="conteudo" tabIndex={-1} className={clsx(styles.main, 'stack page')}>
        <header className={clsx(styles.head, 'stack')}>
          {style}
          <h1 className={className}>{policy.title}</h1>
          <p>
            {`${uiText.policy.lastUpdated} `}
            <time data-live="date" dateTime={date} suppressHydrationWarning>
              {formatIsoDate(date)}
            </time>
          </p>
          <nav className={styles.index} aria-label={uiText.policy.onThisPage}>
            <ol>
              {policy.topics.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className="target">
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        <div className={clsx(styles.body, !isNumbered && styles.counted, 'stack')}>
          <RichText text={policy.summary} className="lede" />
          {policy.topics.map(({ id, heading, body }) => (
            <section key={id} id={id} tabIndex={-1}>
              <h2>{heading}</h2>
              {body.map((block) =>
                typeof block === 'string' ? (
                  <RichText key={block} text={block} />
                ) : (
                  <ul key={block.join()}>
                    {block.map((item) => (
                      <RichText key={item} as="li" text={item} />
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
          <p>{backLink}</p>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
