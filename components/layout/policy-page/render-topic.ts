import { Parser, Renderer, type Token, type Tokens } from 'marked';
import { TELEPHONE } from '@/components/ui/telephones/keep-telephones-whole';
import { pathTo } from '@/model/shop/site-url';

/**
 * The HTML includes the topic's heading. It's safe to insert, because the model rejects Markdown that contains HTML.
 */
export function renderTopic(tokens: Token[]): string {
  return Parser.parse(tokens, { renderer: new PolicyRenderer() });
}

/** Renders links as `Link` in `components/shop/links.tsx` does, and keeps phone numbers on one line. */
class PolicyRenderer extends Renderer {
  /** The heading and its number are flex items. Without the span, each part of the heading's text would be one. */
  override heading({ depth, tokens }: Tokens.Heading): string {
    return `<h${depth}><span>${this.parser.parseInline(tokens)}</span></h${depth}>\n`;
  }

  override link(token: Tokens.Link): string {
    const { href } = token;
    if (isPathOnThisSite(href)) {
      return super.link({ ...token, href: pathTo(href) });
    }
    const html = super.link(token);
    if (!href.startsWith('https:')) {
      return html;
    }
    return html
      .replace(/^<a/, '<a target="_blank" rel="noopener noreferrer"')
      .replace(/<\/a>$/, '<span class="visually-hidden"> (abre em nova aba)</span></a>');
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const html = super.text(token);
    // Some text has inner tokens, for example in a list item. This method has already run for those, so their phone
    // numbers are already inside a span.
    const hasInnerTokens = 'tokens' in token && token.tokens;
    return hasInnerTokens ? html : html.replace(TELEPHONE, '<span class="no-wrap">$&</span>');
  }
}

function isPathOnThisSite(href: string): href is `/${string}` {
  return href.startsWith('/');
}
