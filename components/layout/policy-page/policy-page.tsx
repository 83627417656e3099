import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { TextLink } from '@/components/shop/links';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import { Icon } from '@/components/ui/icon/icon';
import { measureWidestWord } from '@/components/ui/wood-type/line-widths';
import { getContent } from '@/model/content';
import { formatDate } from '@/model/hours/format-time';
import { readToday } from '@/model/hours/time-zone';
import type { Policy } from '@/model/policies/policy';
import { pathTo } from '@/model/shop/site-url';
import { readNumber } from '@/styles/read-tokens';
import styles from './policy-page.module.scss';
import { renderTopic } from './render-topic';

/** Leaves room for the number before a topic's heading, and for the gap between them. */
const NUMBER_WIDTH_IN_EM = 1.7;

export async function PolicyPage({ policy }: { policy: Policy }) {
  const { shop } = await getContent();
  const { topics } = policy;
  // The page's script replaces the build's date with the visitor's (docs/specification.md).
  const date = readToday(shop.address);
  // The stylesheet uses `--word` to keep the widest word of each heading on one line.
  const title = buildGeneratedClass({
    '--word': measureWidestWord(policy.title, readNumber('policy-title-stretch')),
  });
  const headings = topics.map(({ heading }) => heading).join(' ');
  const widestWord = measureWidestWord(headings, readNumber('policy-topic-stretch'));
  const topicHeadings = buildGeneratedClass({
    '--word': `calc(${widestWord} + ${NUMBER_WIDTH_IN_EM})`,
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
          {title.style}
          <h1 className={title.className}>{policy.title}</h1>
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
        {topicHeadings.style}
        <div className={clsx(styles.body, topicHeadings.className, 'stack')}>
          <p className="lede">{policy.summary}</p>
          {topics.map(({ id, tokens }) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the schema rejects HTML in policies.
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
