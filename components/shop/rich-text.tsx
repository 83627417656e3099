import { createElement } from 'react';
import { content } from '@/model';
import { interpolateShop } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
import { type Run, readMarkup } from '@/model/schema/markup';
import layout from '@/styles/layout.module.scss';

/** Sections that this shop does not have: what would lead there is words. */
const absent = [
  ...(content.gallery.length > 0 ? [] : ['#galeria']),
  ...(content.team.length > 0 ? [] : ['#equipe']),
];

/** Chromium breaks a line behind its hyphen. */
const TELEPHONE = /(\d{4,5}-\d{4})(?!\d)/;

type RichTextProps = { as?: 'p' | 'li'; text: string | undefined; className?: string | undefined };

/**
 * A paragraph of the contentFiles, if it is there: `{nome}` is the shop's, `**x**` is strong, `[x](/y)` a
 * link.
 */
export function RichText({ as = 'p', text, className }: RichTextProps) {
  // Not with a list of children, whose items would want keys.
  return text && createElement(as, { className }, ...readMarkup(text).map(render));
}

function render({ words, isStrong, to }: Run) {
  // Chromium breaks a line behind the hyphen of a telephone.
  const filled = interpolateShop(words)
    .split(TELEPHONE)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={part} className={layout.whole}>
          {part}
        </span>
      ),
    );
  const set = isStrong ? <strong>{filled}</strong> : filled;
  return to === undefined || absent.includes(to) ? set : <a href={resolve(to)}>{set}</a>;
}

/** What is of this site is where the site is, under its base path; sections are of its first page. */
function resolve(address: string): string {
  return /^[/#]/.test(address) ? site.path(`/${address.replace(/^\//, '')}`) : address;
}
