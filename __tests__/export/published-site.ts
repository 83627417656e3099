import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export type PublishedElement = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
};

export type PublishedPage = {
  /** Inside `out/`, such as `privacidade.html`. */
  file: string;
  /** As a visitor types it, such as `/privacidade`. */
  route: string;
  html: string;
  elements: readonly PublishedElement[];
};

export const outFolder = path.resolve(process.env.OUT_DIR ?? 'out');

/** Every published file, by its path inside `out/`. */
export const files = listFiles(outFolder);

/** What the owner put in `public/`, and the form on the phone where there is one: no pages of ours. */
const verbatim = listFiles(path.resolve('public'));
export const isOurs = (file: string) =>
  !verbatim.includes(file) && !/^(admin\.html$|desk\/)/.test(file);

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

export function readFile(file: string): string {
  return readFileSync(path.join(outFolder, file), 'utf8');
}

/** The visitor's pages: the owner's form is none of them. */
export const pages: readonly PublishedPage[] = files
  .filter((file) => file.endsWith('.html') && isOurs(file))
  .map((file) => {
    const html = readFile(file);
    return { file, route: routeOf(file), html, elements: elementsOf(parse(html)) };
  });

function routeOf(file: string): string {
  const name = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return `/${name}`;
}

function elementsOf(node: Node): PublishedElement[] {
  const own = isElement(node)
    ? [
        {
          tag: node.tagName,
          attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
          text: textOf(node),
        },
      ]
    : [];
  return [...own, ...childrenOf(node).flatMap(elementsOf)];
}

export function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** The content of a `<template>` is no child of it, but we publish it all the same. */
function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) {
    return node.content.childNodes;
  }
  return 'childNodes' in node ? node.childNodes : [];
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
