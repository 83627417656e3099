import { statSync } from 'node:fs';
import path from 'node:path';
import { unescape as decode } from 'node:querystring';
import { ANCHORS, ROUTES } from '../routes';
import { quote } from '../text/quote';
import { Refusal } from './field';
import { readMarkup } from './markup';

/** A `%` that stands for itself: no address has it. */
const BARE_PERCENT = /%(?![\da-f]{2})/i;

/** Every link of a text leads somewhere: a page or a file of this site, an address, a telephone, an e-mail. */
export function assertLinks(value: string) {
  const links = readMarkup(value).flatMap(({ to }) => to ?? []);
  const wrong = links.find((address) => !leadsSomewhere(address));
  if (wrong !== undefined) {
    throw new Refusal(`o link para ${quote(wrong)} não leva a lugar nenhum.`, explainLink(wrong));
  }
}

function explainLink(address: string): string {
  const file = fileOf(address);
  const name = path.posix.normalize(file).replace(/^\/public(?=\/)/, '');
  if (!address.startsWith('/')) {
    return 'o endereço começa com https://, com / (um arquivo da pasta public), tel: ou mailto:.';
  }
  if (isRoute(file)) {
    return `escreva ${file}, que leva ao começo da página.`;
  }
  if (BARE_PERCENT.test(file)) {
    return 'dê ao arquivo um nome sem o sinal %, e escreva-o aqui.';
  }
  return name === file
    ? `ponha o arquivo em public${decode(name)} ou confira o nome.`
    : `o arquivo fica na pasta public, que não se escreve: ${name}.`;
}

function leadsSomewhere(address: string): boolean {
  if (address.startsWith('/') && !address.startsWith('//')) {
    const file = fileOf(address);
    const fragment = address.replace(/[^#]*/, '');
    // Which topics a page of rules has, its own file says.
    const isPart = fragment === '' || (file === '/' && isAnchor(fragment));
    return isRoute(file) ? isPart : isFile(decode(file)) && !BARE_PERCENT.test(file);
  }
  return (
    isAnchor(address) ||
    /^tel:\+?[\d-]{3,}$|^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ||
    (/^https:\/\//.test(address) && URL.canParse(address))
  );
}

const fileOf = (address: string) => address.replace(/[?#].*/, '');
const isRoute = (address: string) => ROUTES.some((route) => route === address);
const isAnchor = (address: string) => ANCHORS.some((anchor) => anchor === address);

/** Whether the owner put it there; what lies outside the folder is not published. */
function isFile(name: string): boolean {
  const folder = path.join(process.cwd(), 'public');
  const file = path.join(folder, name);
  const isInside = file.startsWith(folder + path.sep);
  return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
