import { httpsUrl } from '../fields/fields';
import { POLICY_ROUTES, pathTo } from '../shop/site-url';
import { slug } from '../text/slug';

/** Without this prefix, ad blockers would hide a topic with the id `lgpd` or `cookies`. */
const TOPIC_PREFIX = 'topico-';

export function buildTopicId(heading: string): string {
  return TOPIC_PREFIX + slug(heading);
}

/**
 * A link may lead to an https URL, to a topic (`#contato`), to a path on this site, or to `tel:` and `mailto:`.
 * `//example.com` and `/\example.com` aren't paths: they'd lead to another host.
 */
export function isAllowedHref(href: string): boolean {
  return href.startsWith('https:')
    ? httpsUrl().safeParse(href).success
    : /^(#.|tel:.|mailto:.|\/(?![/\\]))/.test(href);
}

/**
 * Matches a link to a topic of the same policy, `#contato`, or of the other one, `/termos#contato`. Other pages have
 * sections instead of topics. A link copied from the address bar already has the prefix.
 */
const TOPIC_LINK = new RegExp(`^(${POLICY_ROUTES.join('|')}|)#(?:${TOPIC_PREFIX})?(.+)`);

/**
 * Converts a link from an owner's Markdown into the page's link. Links to topics get the id's prefix: `#contato` becomes
 * `#topico-contato`. Paths get the site's base path. The post-build step checks where they lead.
 */
export function resolveLink(written: string) {
  const href = written.replace(TOPIC_LINK, `$1#${TOPIC_PREFIX}$2`);
  return { href: isPath(href) ? pathTo(href) : href, opensNewTab: href.startsWith('https:') };
}

function isPath(href: string): href is `/${string}` {
  return href.startsWith('/');
}
