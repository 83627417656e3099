import { existsSync } from 'node:fs';
import path from 'node:path';
import { ANCHORS, ROUTES } from '../derive/routes';
import { Refusal } from './field';

const LINK = /\[[^\]]*\]\(([^)]*)\)/gu;

/** Every link of a text leads somewhere: a page or a file of this site, an address, a telephone, an e-mail. */
export function assertLinks(value: string) {
  for (const [link, address = ''] of value.matchAll(LINK)) {
    if (!leadsSomewhere(address)) {
      throw new Refusal(
        `o link ${link} não leva a lugar nenhum.`,
        address.startsWith('/')
          ? `ponha o arquivo em public${address} ou confira o nome.`
          : 'o endereço começa com https://, com / (um arquivo da pasta public), tel: ou mailto:.',
      );
    }
  }
}

function leadsSomewhere(address: string): boolean {
  if (address.startsWith('/') && !address.startsWith('//')) {
    const [file = ''] = address.split(/[?#]/);
    return (
      ROUTES.some((route) => route === file) ||
      existsSync(path.join(process.cwd(), 'public', decodeURI(file)))
    );
  }
  return (
    ANCHORS.some((anchor) => anchor === address) ||
    /^tel:\+?[\d-]{3,}$|^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ||
    (/^https:\/\//.test(address) && URL.canParse(address))
  );
}
