import { buildDocumentPolicy } from '@/build/csp';

test('a page’s Content Security Policy has exactly the expected directives', () => {
  expect(buildDocumentPolicy(["'sha256-a'", "'sha256-a'"], ["'sha256-b'"])).toBe(
    [
      "default-src 'none'",
      "script-src 'sha256-a'",
      "style-src 'self' 'sha256-b'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src https://www.google.com/maps',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  );
});
