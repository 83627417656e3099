import { hash } from 'node:crypto';
import { pagesWithoutReact } from './sites';

/** Reads the page's Content Security Policy: each directive and its sources. */
function readPolicy(document: Document): Map<string, string[]> {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const directives = `${meta?.getAttribute('content')}`.split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** @param pattern - Captures what's inside each inline script or style. That's what a browser hashes. */
function hashContents(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content);
  expect(contents).not.toEqual([]);
  return contents.map((content) => `'sha256-${hash('sha256', content, 'base64')}'`);
}

describe.each(pagesWithoutReact)('the CSP of %s', (_, _site, { document, html }) => {
  const policy = readPolicy(document);

  test('allows the page’s own inline scripts and styles by their hashes', () => {
    // JSON-LD and other data blocks don't run, so they need no hash.
    const scripts = hashContents(html, /<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs);
    const styles = hashContents(html, /<style[^>]*>(.*?)<\/style>/gs);
    expect(policy.get('script-src')).toEqual(scripts);
    expect(policy.get('style-src')).toEqual(["'self'", ...styles]);
  });

  test('allows nothing else but the site’s own files and Google’s map', () => {
    const { 'script-src': _scripts, 'style-src': _styles, ...rest } = Object.fromEntries(policy);
    expect(rest).toEqual({
      'default-src': ["'none'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ['https://www.google.com/maps'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  // A host's minifier may trim white space and still be told to leave scripts and styles alone.
  test('still allows inline scripts and styles after a host has collapsed white space', () => {
    const hashed = [...document.querySelectorAll('style, script:not([type$="json"])')];
    const collapsible = hashed.filter(({ textContent }) =>
      /^\s|\s$|[\n\r\f\t]| {2}/.test(textContent),
    );
    expect(collapsible.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('has no inline handler or style attribute to block', () => {
    const names = [...document.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });
});
