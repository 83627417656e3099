import { createHash } from 'node:crypto';
import { injectCsp } from '@/scripts/postbuild/csp';
import { parsePage, serialise } from '@/scripts/postbuild/page';

function inject(head: string) {
  const page = parsePage(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`);
  injectCsp(page);
  return serialise(page);
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes speculation rules, but no data blocks', () => {
  expect(inject('<script type="application/ld+json">{}</script>')).toContain("script-src 'self';");
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(inject(rules)).toContain(sha256('{"prefetch":[]}'));
});

test('has exactly these directives', () => {
  const [, policy = ''] = /content="([^"]*)"/.exec(inject('<script src="/a.js"></script>')) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.google.com/maps',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('CSS that jsdom does not know prints no error', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  inject('<style>p{&:hover{x:y}}</style>');
  expect(error).not.toHaveBeenCalled();
});
