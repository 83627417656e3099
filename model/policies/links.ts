import { existsSync, readdirSync } from 'node:fs';
import { explainChat, findNearest, suggest } from '../fields/fields';
import { PAGE_IDS, ROUTES, SECTION_IDS } from '../shop/site-url';
import { TOPIC_PREFIX, type Topic } from './policy';

/** @file Checks where the links of the policies lead. */

/** Any origin will do: it only tells a link within the site from one to another host. */
const ORIGIN = 'https://site.invalid';

/** The pages and files of the site, each with the ids to which a link may lead. */
export type LinkTargets = ReadonlyMap<string, readonly string[] | 'unknown'>;

type SiteParts = {
  /** The topics of each policy's page. Undefined for a policy that could not be parsed. */
  topics: Readonly<Record<string, readonly Topic[] | undefined>>;
  hasTeam: boolean;
  hasGallery: boolean;
};

export function listLinkTargets({ topics, hasTeam, hasGallery }: SiteParts): LinkTargets {
  const sections = SECTION_IDS.filter(
    (id) => (id !== 'equipe' || hasTeam) && (id !== 'galeria' || hasGallery),
  );
  const targets = new Map<string, readonly string[] | 'unknown'>();
  for (const page of ROUTES) {
    targets.set(page, []);
  }
  targets.set('/', [...PAGE_IDS, ...sections]);
  for (const [page, topicsOfPage] of Object.entries(topics)) {
    // The topics are unknown, too, if one of their headings needs a fact that the owner has to correct first.
    const isKnown = topicsOfPage?.every(({ heading }) => !heading.includes('{'));
    const ids = topicsOfPage?.map(({ id }) => id.slice(TOPIC_PREFIX.length)) ?? [];
    targets.set(page, isKnown ? [...PAGE_IDS, ...ids] : 'unknown');
  }
  for (const file of ['contato.vcf', ...listPublicFiles()]) {
    targets.set(new URL(encodeURI(file), ORIGIN).pathname, []);
  }
  return targets;
}

/** The files in `public/`, such as a price list as a PDF, which are published unchanged. */
function listPublicFiles(): string[] {
  return existsSync('public')
    ? readdirSync('public', { recursive: true, encoding: 'utf8' }).map((file) =>
        file.replaceAll('\\', '/'),
      )
    : [];
}

const WRITE_LINK = 'o endereço de um link começa com https://, /, #, tel: ou mailto:.';

/** What is wrong with a policy's link, in Portuguese. Undefined if it is right. */
export function explainLink(
  href: string,
  ownPage: string,
  targets: LinkTargets,
): string | undefined {
  if (!/^(https:\/\/|[/#]|tel:|mailto:)/.test(href)) {
    return WRITE_LINK;
  }
  if (!/^[/#]/.test(href)) {
    return explainChat(href);
  }
  const url = URL.canParse(href, ORIGIN + ownPage) ? new URL(href, ORIGIN + ownPage) : undefined;
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
  return id === '' || ids === 'unknown' || ids.includes(id)
    ? undefined
    : explainMissingId(id, page, ids, page === ownPage);
}

function explainMissingPage(page: string, targets: LinkTargets): string {
  const nearest = findNearest(page, [...targets.keys()]);
  return `este link leva a uma página que não há: ${nearest ? suggest(nearest) : `as que há são ${ROUTES.join(', ')}; um arquivo fica na pasta public.`}`;
}

/** The file in which a policy's topics are written: the owner may have renamed one there. */
const FILE_OF_PAGE: Readonly<Record<string, string>> = {
  '/privacidade': ' (privacy.md)',
  '/termos': ' (terms.md)',
};

function explainMissingId(
  id: string,
  page: string,
  ids: readonly string[],
  isOwnPage: boolean,
): string {
  const path = isOwnPage ? '' : page;
  const place = isOwnPage ? 'nesta página' : `em ${page}${FILE_OF_PAGE[page] ?? ''}`;
  const nearest = findNearest(id, ids);
  const topics = new Set(ids.filter((one) => !PAGE_IDS.some((pageId) => pageId === one)));
  const links = [...topics].map((one) => `${path}#${one}`).join(', ');
  const advice = nearest
    ? suggest(`${path}#${nearest}`)
    : `escreva ${path}# e o título dele em minúsculas, sem acentos e com hífens: ${links}.`;
  return `este link leva a um assunto que não há ${place}: ${advice}`;
}
