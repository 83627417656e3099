import { existsSync, readdirSync } from 'node:fs';
import { explainWhatsappUrl, findNearest, suggest } from '../fields/fields';
import { PAGE_IDS, ROUTES, SECTION_IDS } from '../shop/site-url';
import { TOPIC_PREFIX, type Topic } from './policy';

/** @file Checks where the links in the policies lead. */

/** Stands in for the site's own origin, so internal links can be told from links to other sites. */
const ORIGIN = 'https://site.invalid';

/** The keys are paths on the site, such as `/termos`. The values are the ids on that page, if they're known. */
export type LinkTargets = ReadonlyMap<string, readonly string[] | 'unknown'>;

type SiteParts = {
  /** Maps a policy's page, such as `/termos`, to its topics, or to undefined if the policy couldn't be parsed. */
  topics: Readonly<Record<string, readonly Topic[] | undefined>>;
  hasTeam: boolean;
  hasGallery: boolean;
};

export function listLinkTargets({ topics, hasTeam, hasGallery }: SiteParts): LinkTargets {
  const isLeftOut: Readonly<Record<string, boolean>> = { equipe: !hasTeam, galeria: !hasGallery };
  const sections = SECTION_IDS.filter((id) => !isLeftOut[id]);
  const targets = new Map<string, readonly string[] | 'unknown'>();
  for (const page of ROUTES) {
    targets.set(page, []);
  }
  targets.set('/', [...PAGE_IDS, ...sections]);
  for (const [page, topicsOfPage] of Object.entries(topics)) {
    // A heading still contains a variable, such as `{nome}`, if the shop's name is invalid. Its id isn't known until the
    // owner has corrected the name.
    const isKnown = topicsOfPage?.every(({ heading }) => !heading.includes('{'));
    const ids = topicsOfPage?.map(({ id }) => id.slice(TOPIC_PREFIX.length)) ?? [];
    targets.set(page, isKnown ? [...PAGE_IDS, ...ids] : 'unknown');
  }
  for (const file of ['contato.vcf', ...listPublicFiles()]) {
    targets.set(new URL(encodeURI(file), ORIGIN).pathname, []);
  }
  return targets;
}

/** Files in `public/`, such as a PDF with prices, are published as they are. */
function listPublicFiles(): string[] {
  if (!existsSync('public')) {
    return [];
  }
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/'));
}

const ASK_FOR_LINK = 'o endereço de um link começa com https://, /, #, tel: ou mailto:.';

export function explainLink(
  href: string,
  ownPage: string,
  targets: LinkTargets,
): string | undefined {
  if (!/^(https:\/\/|[/#]|tel:|mailto:)/.test(href)) {
    return ASK_FOR_LINK;
  }
  if (!/^[/#]/.test(href)) {
    return explainWhatsappUrl(href);
  }
  const base = ORIGIN + ownPage;
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (url?.origin !== ORIGIN) {
    // `//example.com` and `/\example.com` lead to another host.
    const host = href.replace(/^[/\\]+/, '');
    return `para outro site, o endereço de um link começa com https://, como https://${host}.`;
  }
  const page = url.pathname;
  const ids = targets.get(page);
  if (!ids) {
    return explainMissingPage(page, targets);
  }
  const [, fragment = ''] = href.split('#');
  const id = fragment.replace(TOPIC_PREFIX, '');
  if (id === '' || ids === 'unknown' || ids.includes(id)) {
    return undefined;
  }
  return explainMissingId(id, page, ids, page === ownPage);
}

function explainMissingPage(page: string, targets: LinkTargets): string {
  const nearest = findNearest(page, [...targets.keys()]);
  const advice = nearest
    ? suggest(nearest)
    : `as que há são ${ROUTES.join(', ')}; um arquivo fica na pasta public.`;
  return `este link leva a uma página que não há: ${advice}`;
}

/** If a link leads to a missing topic, the advice tells the owner in which file to look for the topic's new name. */
const FILE_OF_PAGE: Readonly<Record<string, string>> = {
  '/privacidade': 'privacy.md',
  '/termos': 'terms.md',
};

function explainMissingId(
  id: string,
  page: string,
  ids: readonly string[],
  isOwnPage: boolean,
): string {
  const path = isOwnPage ? '' : page;
  const file = FILE_OF_PAGE[page];
  const otherPage = file ? `em ${page} (${file})` : `em ${page}`;
  const place = isOwnPage ? 'nesta página' : otherPage;
  const nearest = findNearest(id, ids);
  const idsOfEveryPage: readonly string[] = PAGE_IDS;
  const topicIds = new Set(ids.filter((known) => !idsOfEveryPage.includes(known)));
  const links = [...topicIds].map((topicId) => `${path}#${topicId}`).join(', ');
  const advice = nearest
    ? suggest(`${path}#${nearest}`)
    : `escreva ${path}# e o título dele em minúsculas, sem acentos e com hífens: ${links}.`;
  return `este link leva a um assunto que não há ${place}: ${advice}`;
}
