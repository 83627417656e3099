import { Parser, Renderer, type Token, type Tokens } from 'marked';
import { resolveLink } from '@/model/policies/links';

/** Matches a phone number, which a browser would wrap after the area code or the hyphen. */
const TELEPHONE = /(?:\(\d\d\) )?\b\d{4,5}-\d{4}(?!\d)/g;

/**
 * The HTML includes the topic's heading. It's safe to insert, because the model rejects Markdown that contains HTML.
 */
export function renderTopic(tokens: Token[]): string {
  return Parser.parse(tokens, { renderer: new PolicyRenderer() });
}

/** Renders links as `Link` in `components/shop/links.tsx` does, and keeps phone numbers on one line. */
class PolicyRenderer extends Renderer {
  override link(token: Tokens.Link): string {
    const { href, opensNewTab } = resolveLink(token.href);
    const html = super.link({ ...token, href });
    if (!opensNewTab) {
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
