import { content } from '@/model';
import { buildFacts } from '@/model/derive/facts';
import { fill } from '@/model/derive/fill';
import { site } from '@/model/derive/site';

const facts = buildFacts(content.shop);
/** Sections that this shop does not have: what would lead there is words. */
const absent = [
  ...(content.gallery.length > 0 ? [] : ['#galeria']),
  ...(content.team.length > 0 ? [] : ['#equipe']),
];
const MARKUP = /(\*\*[^*]+\*\*|\[[^\]]*\]\([^)]*\))/;

/** A text of the drawer: `{nome}` is the shop's, `**x**` is strong, `[x](/y)` a link. */
export function RichText({ text }: { text: string }) {
  return text.split(MARKUP).map((part) => {
    const [, strong] = /^\*\*(.+)\*\*$/.exec(part) ?? [];
    const [, words, address] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
    if (strong !== undefined) {
      return (
        <strong key={part}>
          <RichText text={strong} />
        </strong>
      );
    }
    if (words === undefined || address === undefined) {
      return fill(part, facts);
    }
    return absent.includes(address) ? (
      <RichText key={part} text={words} />
    ) : (
      <a key={part} href={resolve(address)}>
        <RichText text={words} />
      </a>
    );
  });
}

/** A file of the site is where the site is, under its base path. */
function resolve(address: string): string {
  return address.startsWith('/') ? site.path(`/${address.slice(1)}`) : address;
}
