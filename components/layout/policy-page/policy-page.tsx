import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { TextLink } from '@/components/shop/links';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import { Icon } from '@/components/ui/icon/icon';
import { keepTelephonesWhole } from '@/components/ui/telephones/keep-telephones-whole';
import { computeInk } from '@/components/ui/wood-type/font-metrics';
import { getContent } from '@/model/content';
import { formatDate } from '@/model/hours/format';
import { readToday } from '@/model/hours/time-zone';
import type { Policy } from '@/model/loading/schema';
import { pathTo } from '@/model/shop/site-url';
import { readNumber } from '@/styles/read-tokens';
import styles from './policy-page.module.scss';
import { renderTopic } from './render-topic';

/** The space after the ink of a word's last letter, in em. */
const SIDE_BEARING = 0.1;

/** Renders a policy as a page: its topics in order, beside an index on wide screens. */
export async function PolicyPage({ policy }: { policy: Policy }) {
  const { shop } = await getContent();
  const topics = policy.body;
  // The page's script replaces the date of the build with the visitor's current one (docs/specification.md).
  const date = readToday(shop.address);
  // The stylesheet sets the title no larger than its widest word fits into one line. `--word` is the width of that
  // word in em.
  const stretch = readNumber('policy-title-stretch');
  const words = policy.title.split(/[\s-]/);
  const wordWidths = words.map((word) => computeInk(word, stretch).end + SIDE_BEARING);
  const { className, style } = buildGeneratedClass({
    // The width of the widest word, in em.
    '--word': Math.max(...wordWidths).toFixed(1),
  });
  const backLink = (
    <TextLink href={pathTo('/')} className={clsx(styles.back, 'screen-only')}>
      <Icon name="back" />
      Voltar ao site
    </TextLink>
  );

  return (
    <>
      <SiteHeader>{backLink}</SiteHeader>
      <main id="conteudo" tabIndex={-1} className={clsx(styles.main, 'stack page')}>
        <header className={clsx(styles.head, 'stack')}>
          {style}
          <h1 className={className}>{policy.title}</h1>
          <p>
            {'Última atualização: '}
            <time {...behaviour('date')} dateTime={date}>
              {formatDate(date)}
            </time>
          </p>
          <nav className={clsx(styles.index, 'small screen-only')} aria-label="Nesta página">
            <ol>
              {topics.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className="target">
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        <div className={clsx(styles.body, 'stack')}>
          <p className="lede">{keepTelephonesWhole(policy.summary)}</p>
          {topics.map(({ id, tokens }) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the schema refuses HTML in policies.
              dangerouslySetInnerHTML={{ __html: renderTopic(tokens) }}
            />
          ))}
          <p>{backLink}</p>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
