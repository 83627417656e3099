import { statSync } from 'node:fs';
import path from 'node:path';
import { ANCHORS, ROUTES } from '../derive/routes';
import { Refusal } from './field';
import { listRuns, readMarkup } from './markup';
import { quote } from './quote';

/** Every link of a text leads somewhere: a page or a file of this site, an address, a telephone, an e-mail. */
export function assertLinks(value: string) {
  const wrong = listRuns(readMarkup(value)).find(
    ({ to }) => to !== undefined && !leadsSomewhere(to),
  )?.to;
  if (wrong !== undefined) {
    throw new Refusal(`o link para ${quote(wrong)} não leva a lugar nenhum.`, explainLink(wrong));
  }
}

function explainLink(address: string): string {
  if (!address.startsWith('/')) {
    return 'o endereço começa com https://, com / (um arquivo da pasta public), tel: ou mailto:.';
  }
  const [page = ''] = address.split('#');
  if (ROUTES.some((route) => route === page)) {
    return `escreva ${page}, que leva ao começo da página.`;
  }
  if (decode(address) === '') {
    return 'dê ao arquivo um nome sem o sinal %, e escreva-o aqui.';
  }
  const name = path.posix.normalize(address).replace(/^\/public(?=\/)/, '');
  return name === address
    ? `ponha o arquivo em public${name} ou confira o nome.`
    : `o arquivo fica na pasta public, que não se escreve: ${name}.`;
}

function leadsSomewhere(address: string): boolean {
  if (address.startsWith('/') && !address.startsWith('//')) {
    const [, file = '', fragment = ''] = /^([^?#]*)[^#]*(.*)$/.exec(address) ?? [];
    const isPage = ROUTES.some((route) => route === file);
    // Which topics a page of rules has, its own file says.
    const isPart = file === '/' && ANCHORS.some((anchor) => anchor === fragment);
    return isPage ? fragment === '' || isPart : isFile(decode(file));
  }
  return (
    ANCHORS.some((anchor) => anchor === address) ||
    /^tel:\+?[\d-]{3,}$|^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ||
    (/^https:\/\//.test(address) && URL.canParse(address))
  );
}

/** Whether the owner put it there; what lies outside the folder is not published. */
function isFile(name: string): boolean {
  const folder = path.resolve('public');
  const file = path.join(folder, name);
  const isInside = file.startsWith(folder + path.sep);
  return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Nothing, where a `%` stands for itself. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return '';
  }
}
