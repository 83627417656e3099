import { hash } from 'node:crypto';
import { repeatedEveryMinute, startedOnce } from '@/components/browser/behaviours';
import { allPages, bySite, readAttributes } from './sites';

function readSources(policy: string, directive: string): string[] {
  const directives = policy.split('; ').map((text) => text.split(' '));
  const [, ...sources] = directives.find(([name]) => name === directive) ?? [];
  return sources.toSorted();
}

/** The pattern has to capture the contents of the inline scripts or styles. */
function hashContents(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content);
  const hashes = contents.map((content) => `'sha256-${hash('sha256', content, 'base64')}'`);
  return [...new Set(hashes)].toSorted();
}

function readStyles(document: Document): string {
  const styles = [...document.querySelectorAll('style')];
  return styles.map(({ textContent }) => textContent).join('');
}

describe.each(allPages)('%s', (_, site, { document, html, route }) => {
  const read = (selector: string, name: string) => readAttributes({ document }, selector, name);

  test('the page loads no script', () => {
    expect(read('script', 'src')).toEqual([]);
    expect(read('link[as="script"], link[rel="modulepreload"]', 'href')).toEqual([]);
  });

  test('the page contains nothing from React or Next', () => {
    expect(html).not.toMatch(/__next_f|TURBOPACK|\$RC\b/);
  });

  test('every class on the page has a CSS rule', () => {
    const hrefs = read('link[rel="stylesheet"]', 'href');
    const files = hrefs.map((href) => href.slice(href.indexOf('_next/')));
    const css = readStyles(document) + files.map(site.read).join('');
    const classesWithRule = new Set(css.match(/(?<=\.)-?[a-z_][\w-]*/gi));
    const usedClasses = read('*', 'class').flatMap((names) => names.split(' '));
    expect(usedClasses.length).toBeGreaterThan(5);
    const classesWithoutRule = usedClasses.filter((name) => !classesWithRule.has(name));
    expect(classesWithoutRule).toEqual([]);
  });

  test('the page shows text in a fallback font while its two fonts load', () => {
    expect(readStyles(document).match(/font-display: ?swap/g)).toHaveLength(2);
  });

  test('the page’s head starts with the charset and the Content Security Policy', () => {
    const [first, second] = document.head.children;
    expect(first?.getAttribute('charset')).toBe('utf-8');
    expect(second?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  });

  test('the page’s Content Security Policy allows its inline scripts and styles, and no others', () => {
    const [policy = ''] = read('meta[http-equiv="Content-Security-Policy"]', 'content');
    // JSON-LD and other data blocks don't need a hash, because browsers don't run them.
    const scripts = hashContents(html, /<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs);
    const styles = hashContents(html, /<style[^>]*>(.*?)<\/style>/gs);
    expect(scripts.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(0);
    expect(readSources(policy, 'script-src')).toEqual(scripts);
    expect(readSources(policy, 'style-src')).toEqual(["'self'", ...styles]);
  });

  test('the page’s Content Security Policy names no host but Google’s map', () => {
    const [policy = ''] = read('meta[http-equiv="Content-Security-Policy"]', 'content');
    const hosts = policy.match(/[^\s;]*(?:https?:|\*|unsafe|data:|blob:)[^\s;]*/g);
    expect(hosts).toEqual(['https://www.google.com/maps']);
    // Neither bases nor forms fall back to `default-src`.
    for (const directive of ['default-src', 'base-uri', 'form-action', 'trusted-types']) {
      expect({ directive, sources: readSources(policy, directive) }).toEqual({
        directive,
        sources: ["'none'"],
      });
    }
  });

  test('the page’s inline scripts and styles survive a minifier that removes white space', () => {
    const inline = [...document.querySelectorAll('style, script')];
    const contents = inline.map(({ textContent }) => textContent);
    const untrimmed = contents.filter((text) => text !== text.trim());
    const withLineBreaks = contents.filter((text) => /[\n\r\f]/.test(text));
    expect(contents.length).toBeGreaterThan(1);
    expect(untrimmed).toEqual([]);
    expect(withLineBreaks).toEqual([]);
    // JSON-LD may have several spaces in a row, in the owner's text. The CSP has no hash of it that could stop matching.
    const hashed = inline.filter((element) => !element.matches('[type$="json"]'));
    const runsOfSpaces = hashed.map(({ textContent }) => textContent.match(/.{20}[ \t]{2,}/g));
    expect(runsOfSpaces.filter(Boolean)).toEqual([]);
  });

  test('the page’s inline scripts are exempt from Cloudflare’s Rocket Loader', () => {
    const inlineScripts = [...document.querySelectorAll('script')];
    const scriptsNotExempt = inlineScripts.filter((script) => script.dataset.cfasync !== 'false');
    expect(inlineScripts.length).toBeGreaterThan(0);
    expect(scriptsNotExempt.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('the page has no inline handlers or style attributes, which the CSP would block', () => {
    const isBlocked = (attribute: string) => attribute === 'style' || attribute.startsWith('on');
    const elements = [...document.querySelectorAll('*')];
    const blocked = elements.filter((element) => element.getAttributeNames().some(isBlocked));
    expect(blocked.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('the page ends with the minified script that starts behaviours', () => {
    const last = document.body.lastElementChild;
    expect(last?.localName).toBe('script');
    expect(last?.textContent).toContain('data-behaviour');
    expect(last?.textContent).not.toMatch(/\n\s/);
    // A listener for `unload` or `beforeunload` keeps a page out of the back/forward cache.
    expect(last?.textContent).not.toContain('unload');
  });

  test('the page’s script contains every behaviour that the page names', () => {
    const usedNames = read('*', 'data-behaviour');
    const knownNames = Object.keys({ ...startedOnce, ...repeatedEveryMinute });
    const hasBehaviours = usedNames.length > 0;
    const is404Page = route === '/404'; // No element on the 404 page has a behaviour.
    expect(hasBehaviours).toBe(!is404Page);
    const unknownNames = usedNames.filter((name) => !knownNames.includes(name));
    expect(unknownNames).toEqual([]);
  });
});

/** Each rule in a `_headers` file starts with a line that has only a URL pattern. */
function readPatterns(headers: string): string[] {
  return headers.match(/^\/.*$/gm) ?? [];
}

test.each(bySite)(
  'the _headers of the %s shop let browsers cache every file with a hash in its name',
  (_, site) => {
    // The first rule is for all responses, and the others for files with a hash in their name.
    const [, ...patterns] = readPatterns(site.read('_headers'));
    const prefixes = patterns.map((pattern) =>
      pattern.slice(site.basePath.length + 1).replace(/\*$/, ''),
    );
    const hashedFiles = site.ourFiles.filter((file) => /^(fotos|_next)\//.test(file));
    const cachedFiles = site.files.filter((file) =>
      prefixes.some((prefix) => file.startsWith(prefix)),
    );
    expect(hashedFiles).not.toEqual([]);
    expect(cachedFiles).toEqual(hashedFiles);
    expect(patterns.length).toBeLessThan(100); // Cloudflare reads no more.
  },
);
