import { createElement } from 'react';
import { content } from '@/model';
import { fillFacts } from '@/model/derive/fill';
import { site } from '@/model/derive/site';
import { type Run, readMarkup } from '@/model/schema/markup';

/** Sections that this shop does not have: what would lead there is words. */
const absent = [
  ...(content.gallery.length > 0 ? [] : ['#galeria']),
  ...(content.team.length > 0 ? [] : ['#equipe']),
];

type RichTextProps = { as?: 'p' | 'li'; text: string | undefined; className?: string | undefined };

/**
 * A paragraph of the drawer, if it is there: `{nome}` is the shop's, `**x**` is strong, `[x](/y)` a
 * link.
 */
export function RichText({ as = 'p', text, className }: RichTextProps) {
  // Not with a list of children, whose items would want keys.
  return text && createElement(as, { className }, ...readMarkup(text).map(render));
}

function render({ words, isStrong, to }: Run) {
  const filled = fillFacts(words);
  const set = isStrong ? <strong>{filled}</strong> : filled;
  return to === undefined || absent.includes(to) ? set : <a href={resolve(to)}>{set}</a>;
}

/** What is of this site is where the site is, under its base path; sections are of its first page. */
function resolve(address: string): string {
  return /^[/#]/.test(address) ? site.path(`/${address.replace(/^\//, '')}`) : address;
}
