import { Parser, Renderer, type Token, type Tokens } from 'marked';
import { pathTo } from '@/model/site-url';

/** Chromium breaks lines after the hyphen of a telephone number. */
const TELEPHONE = /\d{4,5}-\d{4}(?!\d)/g;

/** Renders the Markdown of a topic, heading included, as HTML. The model refuses Markdown that contains HTML. */
export function renderTopic(tokens: Token[]): string {
  return Parser.parse(tokens, { renderer: new PolicyRenderer() });
}

/** Renders links as `Link` in `components/shop/links.tsx` does, and keeps telephone numbers on one line. */
class PolicyRenderer extends Renderer {
  override link(token: Tokens.Link): string {
    const { href } = token;
    if (href.startsWith('/')) {
      return super.link({ ...token, href: pathTo(`/${href.slice(1)}`) });
    }
    if (!href.startsWith('https:')) {
      return super.link(token);
    }
    return super
      .link(token)
      .replace(/^<a/, '<a target="_blank" rel="noopener noreferrer"')
      .replace(/<\/a>$/, '<span class="visually-hidden"> (abre em nova aba)</span></a>');
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const html = super.text(token);
    // A text with inner tokens, such as a list item's, is rendered by a call for each of them.
    const hasInnerTokens = 'tokens' in token && token.tokens;
    return hasInnerTokens ? html : html.replace(TELEPHONE, '<span class="no-wrap">$&</span>');
  }
}
