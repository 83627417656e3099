/** @file Exports of the shape that Next gives them, and no larger than the finishing step needs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, 'samples');

/** Versions of Next of which a page was kept: its scripts, a style, a few rows of data. */
export const VERSIONS = readdirSync(FOLDER).map((file) => file.replace(/\.html$/, ''));

export function readSample(version: string): string {
  return readFileSync(path.join(FOLDER, `${version}.html`), 'utf8');
}

/** Pages and, for each chunk that they name, some code. */
export function makeExport(pages: Record<string, string>): Map<string, Buffer> {
  const chunks = Object.values(pages)
    .flatMap((html) => html.match(/_next\/static\/chunks\/[\w.-]+\.js/g) ?? [])
    .map((file): [string, Buffer] => [file, Buffer.from(`run("${path.basename(file)}")`)]);
  return new Map([
    ...chunks,
    ...Object.entries(pages).map(([file, html]): [string, Buffer] => [file, Buffer.from(html)]),
  ]);
}

type PageParts = { head: string; body: string; rows: string };

/** A page as the current Next writes it. */
export function samplePage({
  head = '',
  body = '<main>Olá</main>',
  rows = '',
}: Partial<PageParts>) {
  const chunk = '/_next/static/chunks/react.js';
  return [
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>${head}`,
    `<script src="/_next/static/chunks/polyfill.js" noModule=""></script></head><body>${body}`,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>',
    `<script src="${chunk}" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push(${JSON.stringify([1, rows])})</script></body></html>`,
  ].join('');
}
