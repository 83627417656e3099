/** @jest-environment node */
import { createHash } from 'node:crypto';
import { addPolicy } from '@/scripts/finish/add-policy';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
const policyOf = (html: string) =>
  /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? '';
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('puts the policy first in the head', () => {
  expect(addPolicy(page(''), 'a.html')).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
});

test('allows by hash the inline scripts and styles of this page, each once', () => {
  const html = page('<style>p{}</style>', '<script>ação()</script><script>ação()</script>');
  const policy = policyOf(addPolicy(html, 'a.html'));

  expect(policy).toContain(`script-src 'self' ${sha256('ação()')};`);
  expect(policy).toContain(`style-src 'self' ${sha256('p{}')};`);
});

test('counts no data block, and counts what steers the browser', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(policyOf(addPolicy(page(data), 'a.html'))).toContain("script-src 'self';");

  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(policyOf(addPolicy(page(rules), 'a.html'))).toContain(sha256('{"prefetch":[]}'));
});

test('forbids by default, and lets nothing unsafe through', () => {
  const policy = policyOf(addPolicy(page(''), 'a.html'));
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test.each([
  ['a style attribute', page('', '<p style="color:red">')],
  ['an event handler', page('', '<p onclick="x()">')],
  ['a page without a head', '<p>x</p>'],
  ['an encoding that comes too late', page('').replace('<meta', `<!--${'x'.repeat(1024)}--><meta`)],
  ['an encoding that is missing', page('').replace('<meta charset="utf-8"/>', '')],
])('stops at %s', (_name, html) => {
  expect(() => addPolicy(html, 'a.html')).toThrow(/a\.html/);
});
