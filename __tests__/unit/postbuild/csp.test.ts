/** @jest-environment node */
import { createHash } from 'node:crypto';
import { injectCsp } from '@/scripts/postbuild/csp';
import { parsePage, serialise } from '@/scripts/postbuild/page';

function finish(head: string, body = '', keepsReact = false) {
  const page = parsePage(
    'a.html',
    `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
  );
  injectCsp(page.document, { keepsReact });
  return serialise(page);
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('stands in the head before anything but the encoding', () => {
  const meta = /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/;
  expect(finish('<title>Olá</title><meta charset="utf-8">')).toMatch(meta);
});

test('allows by hash the inline scripts and styles of this page, each once', () => {
  const html = finish(
    '<style>p{}</style>',
    '<script>ação()</script><script>ação()</script><script>b()</script>',
  );
  expect(html).toContain(`script-src 'self' ${sha256('ação()')} ${sha256('b()')};`);
  expect(html).toContain(`style-src 'self' ${sha256('p{}')};`);
});

test('counts no data block, and counts what steers the browser', () => {
  expect(finish('<script type="application/ld+json">{}</script>')).toContain("script-src 'self';");
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(finish(rules)).toContain(sha256('{"prefetch":[]}'));
});

test('leaves React, which writes markup as text, without Trusted Types and as strict otherwise', () => {
  const policy = finish('', '', true);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain(`form-action 'none'">`);
});

test('is this, to the letter', () => {
  const [, policy = ''] = /content="([^"]*)"/.exec(finish('<script src="/a.js"></script>')) ?? [];
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

test('a space in a script’s type makes no data block of it', () => {
  expect(finish('<script type=" Module ">run()</script>')).toContain(sha256('run()'));
});

test('the hash is of the script as it is published, whatever is in it', () => {
  const html = finish('', '<script>log("404:&nbsp;no</p></li>")</script>');
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
  expect(html).toContain(sha256(script));
});

test('a style that jsdom does not know is no matter', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  finish('<style>p{&:hover{x:y}}</style>');
  expect(error).not.toHaveBeenCalled();
});
