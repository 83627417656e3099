import { createHash } from 'node:crypto';
import { buildBrowserScript } from '../../components/live/build-browser-script';
import { slimFlight, writeFlight } from './flight';
import { findNextScripts } from './next-scripts';
import { addScript, type Page } from './page';
import { createShortNames, LONG_NAMES, type ShortNames } from './short-names';
import type { SiteFiles } from './site-folder';
import { dropUnread, keepRules, readStyles, spellOutTokens } from './styles';

const FOLDER = '_next/static/runtime';

/** Of base64url, 36 bits: enough to tell one version of a file from all others. */
const HASH_LENGTH = 6;

/** A page in which everything was found that deferring touches. */
export type DeferrablePage = ReturnType<typeof readDeferrable>;

export function readDeferrable(page: Page, site: SiteFiles, basePath: string) {
  const { sources, flight, ...scripts } = findNextScripts(page.document, basePath);
  const chunks = new Map(
    sources.map((source) => {
      const code = site.get(decodeURI(source.slice(basePath.length + 1)));
      if (!code) {
        throw new Error(`o Next não exportou ${source}`);
      }
      return [source, code.toString()];
    }),
  );
  // React gathers the styles of all components in one element, and names them in `data-href`.
  const styled = [...page.document.querySelectorAll<HTMLElement>('style[data-href]')];
  const hrefs = new Set(styled.flatMap(({ dataset }) => dataset.href?.split(' ') ?? []));
  const styles = styled.map((element) => ({
    element,
    root: readStyles(element.textContent ?? '', hrefs),
  }));
  return { ...page, ...scripts, chunks, flight: slimFlight(flight, hrefs), hrefs, styles };
}

/** Addresses of the chunks for which every page asks. */
export function findShared([first, ...others]: readonly DeferrablePage[]): string[] {
  const isShared = (source: string) => others.every(({ chunks }) => chunks.has(source));
  return [...(first?.chunks.keys() ?? [])].filter(isShared);
}

/**
 * Takes Next's runtime out of the pages, into files for which a visitor has to reach: one for each
 * page, and one that all share. They are wanted together or not at all. Returns these files.
 */
export async function deferRuntime(
  pages: readonly DeferrablePage[],
  site: SiteFiles,
  { basePath, hasLongNames }: { basePath: string; hasLongNames: boolean },
): Promise<SiteFiles> {
  const names = hasLongNames ? LONG_NAMES : nameClasses(pages, site);
  const files = new Map<string, Buffer>();
  const publish = (name: string, parts: readonly string[]) => {
    const code = parts.join(';\n');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, HASH_LENGTH);
    files.set(`${FOLDER}/${name}.${hash}.js`, Buffer.from(code));
    return `${basePath}/${FOLDER}/${name}.${hash}.js`;
  };
  /** Several chunks in one file, which packs smaller, and for which a phone asks once. */
  const join = (chunks: Iterable<[source: string, code: string]>) => [
    ...[...chunks].flatMap(([source, code]) => [`runtime.runAs("${source}")`, names.inText(code)]),
    'delete document.currentScript',
  ];

  const shared = new Set(findShared(pages));
  const common = [...(pages[0]?.chunks ?? [])].filter(([source]) => shared.has(source));
  const next = publish('next', join(common));
  const tools = await buildBrowserScript('scripts/finish/browser/runtime.ts', basePath);
  const loader = await buildBrowserScript('scripts/finish/browser/in-page.ts');
  for (const page of pages) {
    for (const element of page.elements) {
      element.remove();
    }
    const own = [
      tools,
      `runtime.ask("${next}")`,
      `runtime.addStyles(${JSON.stringify(divideStyles(page, names))})`,
      writeFlight(page.flight, names.inText),
      `runtime.startWhenIdle(()=>{${page.start}})`,
      ...join([...page.chunks].filter(([source]) => !shared.has(source))),
    ];
    for (const element of page.document.querySelectorAll('[class]')) {
      element.setAttribute('class', names.inText(element.getAttribute('class') ?? ''));
    }
    // Last in the body: React, which reads it in order, does not come across it.
    const name = `pages/${page.file.replace(/\.html$/, '').replaceAll('/', '-')}`;
    addScript(page.document, loader).dataset.runtime = publish(name, own);
  }
  return files;
}

/** Short names for what these pages hold, on which all of them and their scripts agree. */
function nameClasses(pages: readonly DeferrablePage[], site: SiteFiles): ShortNames {
  const elements = pages.flatMap(({ document }) => [...document.querySelectorAll('*')]);
  const attributes = elements.flatMap((it) => [...it.attributes].map(({ value }) => value));
  const scripts = [...site].flatMap(([file, code]) => (file.endsWith('.js') ? `${code}` : []));
  return createShortNames({
    css: pages.flatMap(({ styles }) => styles.map(({ root }) => root.toString())).join('\n'),
    classes: elements.flatMap(({ classList }) => [...classList]),
    hrefs: new Set(pages.flatMap(({ hrefs }) => [...hrefs])),
    elsewhere: [...attributes, ...scripts].join('\n'),
  });
}

/**
 * Leaves the page the styles that it can use by itself, and returns those for what only its scripts
 * can make, such as a tooltip. Rules that nothing can match go: Next puts the styles of several
 * pages together. A class can only come from the page or from the scripts that it loads.
 */
function divideStyles({ document, styles, chunks, flight }: DeferrablePage, names: ShortNames) {
  const code = [...chunks.values(), ...flight.map(({ text }) => text)].join('\n');
  const inScripts = new Set(code.match(/[\w-]+/g));
  const isOnPage = (name: string) => document.getElementsByClassName(name).length > 0;
  const isKnown = (name: string) => isOnPage(name) || inScripts.has(name);
  const body = document.body.outerHTML;
  const isNamed = (name: string) => inScripts.has(name) || body.includes(`var(${name}`);
  const divided = styles.map(({ element, root }) => {
    const runtime = root.clone();
    // What names something for the whole page stays with it: a font, a layer, an animation.
    runtime.walkAtRules(/^(?!container|media|supports)/, (rule) => {
      rule.remove();
    });
    keepRules(runtime, (needed) => needed.every(isKnown) && !needed.every(isOnPage));
    keepRules(root, (needed) => needed.every(isOnPage));
    spellOutTokens([root, runtime]);
    dropUnread([root, runtime], isNamed);
    element.removeAttribute('data-href'); // React's data, slimmed, does not ask for it any more.
    element.removeAttribute('data-precedence');
    element.textContent = names.inStyle(root.toString());
    return names.inStyle(runtime.toString());
  });
  return divided.join('');
}
