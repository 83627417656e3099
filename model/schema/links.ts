import { ANCHORS, ROUTES } from '../routes';
import { quote } from '../text/quote';
import { FieldError } from './field';
import { readMarkup } from './markup';

/** An unescaped `%`, which is invalid in a URL. */
const BARE_PERCENT = /%(?![\da-f]{2})/i;

/** Throws a `FieldError` for a link that is no page, file, URL, telephone or e-mail. */
export function assertLinks(value: string) {
  for (const address of listAddresses(value)) {
    const fix = explainLink(address);
    if (fix) {
      throw new FieldError(`o link para ${quote(address)} não leva a lugar nenhum.`, fix);
    }
  }
}

/** The files of this site that the links of a text lead to: `/tabela.pdf`. */
export function listLinkedFiles(value: string): string[] {
  const addresses = listAddresses(value).filter((address) => !explainLink(address));
  return addresses.map(withoutQuery).filter((file) => file.startsWith('/') && !isRoute(file));
}

/** The fix for an invalid address. Does not check whether a file exists. */
function explainLink(address: string): string | undefined {
  const file = withoutQuery(address);
  const fragment = address.replace(/[^#]*/, '');
  if (!address.startsWith('/')) {
    return isAnchor(address) || isExternal(address)
      ? undefined
      : 'o endereço começa com https://, com / (um arquivo da pasta public), tel: ou mailto:.';
  }
  if (isRoute(file)) {
    // The topics of a policy are not known here.
    const isPart = fragment === '' || (file === '/' && isAnchor(fragment));
    return isPart ? undefined : `escreva "${file}", que leva ao começo da página.`;
  }
  if (BARE_PERCENT.test(file)) {
    return 'dê ao arquivo um nome sem o sinal %, e escreva-o aqui.';
  }
  const name = file.replace(/\/(?:\.{0,2}\/)+/g, '/').replace(/^\/public(?=\/)/, '');
  return name === file
    ? undefined
    : `o arquivo fica na pasta public, que não se escreve: "${name}".`;
}

function isExternal(address: string): boolean {
  return (
    /^tel:\+?[\d-]{3,}$|^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ||
    (/^https:\/\//.test(address) && URL.canParse(address))
  );
}

const listAddresses = (value: string) => readMarkup(value).flatMap(({ to }) => to ?? []);
const withoutQuery = (address: string) => address.replace(/[?#].*/, '');
const isRoute = (address: string) => ROUTES.some((route) => route === address);
const isAnchor = (address: string) => ANCHORS.some((anchor) => anchor === address);
