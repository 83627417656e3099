import { ANCHORS, ROUTES } from '../routes';
import { quote } from '../text/quote';
import { FieldError } from './field';
import { parseMarkup } from './markup';

/** An unescaped `%`, which is invalid in a URL. */
const BARE_PERCENT = /%(?![\da-f]{2})/i;

/** A telephone number or an e-mail address. */
const CONTACT =
  /^tel:(?:\+?[\d-]{3,}|\{(?:telefone|whatsapp)\})$|^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/;

const WITHOUT_WORDS = /\[[\s*]*\]\(([^)]*)\)/;

/** Throws a `FieldError` for a link without words, or to no page, file, URL, telephone or e-mail. */
export function assertLinks(value: string) {
  const [, target] = WITHOUT_WORDS.exec(value) ?? [];
  if (target !== undefined) {
    const fix = `escreva as palavras entre os colchetes, como "[veja aqui](${target})".`;
    throw new FieldError(`o link para ${quote(target)} não tem palavras em que tocar.`, fix);
  }
  for (const href of listHrefs(value)) {
    const fix = explainLink(href);
    if (fix) {
      throw new FieldError(`o link para ${quote(href)} não leva a lugar nenhum.`, fix);
    }
  }
}

/** The files of this site that the links of a text lead to: `/tabela.pdf`. */
export function listLinkedFiles(value: string): string[] {
  const addresses = listHrefs(value).filter((href) => !explainLink(href));
  return addresses.map(withoutQuery).filter((file) => file.startsWith('/') && !isRoute(file));
}

/** The fix for an invalid link. Does not check whether a file exists. */
function explainLink(href: string): string | undefined {
  const file = withoutQuery(href);
  const fragment = href.replace(/[^#]*/, '');
  if (!href.startsWith('/')) {
    return isAnchor(href) || isExternal(href)
      ? undefined
      : 'o endereço começa com https://, com / (um arquivo da pasta public), tel: ou mailto:.';
  }
  if (isRoute(file)) {
    // The ids of a policy's topics are not known here.
    const isPart = fragment === '' || (file === '/' && isAnchor(fragment));
    return isPart ? undefined : `escreva "${file}", que leva ao começo da página.`;
  }
  if (BARE_PERCENT.test(file)) {
    return 'dê ao arquivo um nome sem o sinal %, e escreva-o aqui.';
  }
  const name = file.replace(/\/(?:\.{0,2}\/)+/g, '/').replace(/^\/public(?=\/)/, '');
  const fix = `o arquivo fica na pasta public, que não se escreve: "${name}".`;
  return name === file ? undefined : fix;
}

const isExternal = (href: string) =>
  CONTACT.test(href) || (/^https:\/\//.test(href) && URL.canParse(href));
const listHrefs = (value: string) => parseMarkup(value).flatMap(({ href }) => href ?? []);
const withoutQuery = (href: string) => href.replace(/[?#].*/, '');
const isRoute = (href: string) => ROUTES.some((route) => route === href);
const isAnchor = (href: string) => ANCHORS.some((anchor) => anchor === href);
