import { createElement, Fragment, type ReactNode } from 'react';
import { content } from '@/model';
import { buildFacts } from '@/model/derive/facts';
import { fill } from '@/model/derive/fill';
import { site } from '@/model/derive/site';
import { type Piece, readMarkup } from '@/model/schema/markup';

const facts = buildFacts(content.shop);

/** A text of the drawer: `{nome}` is the shop's, `**x**` is strong, `[x](/y)` a link. */
export function RichText({ text }: { text: string }) {
  return render(readMarkup(text));
}

/** Not as a list, whose items would want keys. */
function render(pieces: readonly Piece[]): ReactNode {
  return createElement(Fragment, null, ...pieces.map(renderPiece));
}

function renderPiece(piece: Piece): ReactNode {
  if (typeof piece === 'string') {
    return fill(piece, facts);
  }
  return 'to' in piece ? (
    <a href={resolve(piece.to)}>{render(piece.words)}</a>
  ) : (
    <strong>{render(piece.strong)}</strong>
  );
}

/** What is of this site is where the site is, under its base path; sections are of its first page. */
function resolve(address: string): string {
  return /^[/#]/.test(address) ? site.path(`/${address.replace(/^\//, '')}`) : address;
}
