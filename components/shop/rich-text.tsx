import { createElement } from 'react';
import { getContent } from '@/model';
import { interpolateAddress, interpolateShop } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
import { parseMarkup, type TextRun } from '@/model/schema/markup';

/** Chromium breaks lines after the hyphen of a telephone number. */
const TELEPHONE = /(\d{4,5}-\d{4})(?!\d)/;

type RichTextProps = { as?: 'p' | 'li'; text: string | undefined; className?: string | undefined };

/**
 * Renders an optional paragraph of the content files: interpolates `{nome}`, and supports `**strong**`
 * and `[links](/path)`.
 */
export function RichText({ as = 'p', text, className }: RichTextProps) {
  // Spread, because children in an array need keys.
  return text && createElement(as, { className }, ...parseMarkup(text).map(render));
}

function render({ text, isStrong, href }: TextRun) {
  const parts = interpolateShop(text)
    .split(TELEPHONE)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="whole">
          {part}
        </span>
      ),
    );
  const run = isStrong ? <strong>{parts}</strong> : parts;
  const [section = ''] = /^\/?(\?[^#]*)?#/.test(href ?? '') ? (href?.match(/#.*/) ?? []) : [];
  const isText = href === undefined || isAbsent(section);
  return isText ? run : <a href={resolve(href)}>{run}</a>;
}

/** Links to sections that this shop does not have become plain text. */
function isAbsent(section: string): boolean {
  const { gallery, team } = getContent();
  return (
    (section === '#galeria' && gallery.length === 0) || (section === '#equipe' && team.length === 0)
  );
}

/** Prefixes internal links with the base path; sections are on the home page. */
function resolve(href: string): string {
  const isInternal = /^[/#]/.test(href);
  return isInternal ? site.path(`/${href.replace(/^\//, '')}`) : interpolateAddress(href);
}
