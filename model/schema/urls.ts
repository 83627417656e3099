import { z } from 'zod';
import { FieldError, field } from './field';
import { parseTelephone } from './telephone';

const HTTPS_URL = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** Parses a full address, or throws a `FieldError`; a missing or `http` scheme becomes `https`. */
function parseUrl(typed: string): URL {
  const address = typed
    .replace(/^(?:http:\/\/)?(?=[^/:]+\.)/i, 'https://')
    .replace(/^https:\/\/https:/, 'https:');
  if (!HTTPS_URL.safeParse(address).success || /[\s<>"'`{}|\\^]/.test(address)) {
    const fix = 'copie o endereço inteiro da barra do navegador.';
    throw new FieldError('isto não é um endereço de internet completo.', fix);
  }
  const url = new URL(address);
  if (url.username || url.password) {
    const fix = 'apague o que vem entre https:// e @, inclusive o @.';
    throw new FieldError('há usuário ou senha no endereço, e todo visitante os veria.', fix);
  }
  return url;
}

/** Where the site is published: scheme and host only. */
export const siteUrl = field((typed) => {
  const { origin, pathname, hostname, href } = parseUrl(typed);
  if (nameNetwork(hostname) || LINK_PAGE.test(hostname)) {
    const fix = `ponha em "social:" a linha "- ${href}"; aqui vai o endereço que Settings → Pages mostra no GitHub, ou o seu domínio.`;
    throw new FieldError('esta é uma página sua em outro site, e não o endereço deste.', fix);
  }
  if (pathname !== '/') {
    const fix = `escreva "${origin}"; se o site fica numa pasta, ela vai no ajuste BASE_PATH (veja content/README.md).`;
    throw new FieldError('o endereço do site vai só até o fim do domínio.', fix);
  }
  return origin;
}).meta({ title: 'Endereço do site', description: 'https://www.suabarbearia.com.br' });

/** The booking page, or a WhatsApp link. */
export const bookingUrl = field((typed): { url?: string; whatsapp?: string | undefined } => {
  const { hostname, pathname, searchParams, href } = parseUrl(typed);
  if (/(^|\.)(whatsapp\.com|wa\.(me|link))$/.test(hostname)) {
    const [number] = /\d{9,}/.exec(`${pathname} ${searchParams.get('phone')}`) ?? [];
    return { whatsapp: number && parseTelephone(number) };
  }
  if (hostname === 'calendar.google.com' && !/\/appointments\//.test(pathname)) {
    const problem =
      'este é o endereço da sua agenda, que só você vê; falta o da página de agendamento.';
    const fix =
      'no Google Agenda, abra a agenda de compromissos, clique em “Abrir página de agendamento” e copie o endereço de lá.';
    throw new FieldError(problem, fix);
  }
  return { url: href };
}).meta({
  title: 'Página de agendamento',
  description: 'O endereço em que o cliente escolhe dia e hora; vazio, marca-se pelo WhatsApp',
  fix: 'copie o endereço inteiro da barra do navegador.',
});

/** Known networks by host name. */
const NETWORKS: Readonly<Record<string, RegExp>> = {
  Instagram: /(^|\.)(instagram\.com|instagr\.am)$/,
  Facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  TikTok: /(^|\.)tiktok\.com$/,
  YouTube: /(^|\.)(youtube\.com|youtu\.be)$/,
  WhatsApp: /(^|\.)(whatsapp\.com|wa\.me)$/,
  X: /(^|\.)(x\.com|twitter\.com)$/,
};

const nameNetwork = (hostname: string) =>
  Object.keys(NETWORKS).find((name) => NETWORKS[name]?.test(hostname));

/** Link pages and map listings. */
const LINK_PAGE =
  /(^|\.)(linktr\.ee|beacons\.ai|bio\.(link|site)|lnk\.bio|g\.page|goo\.gl|google\.com)$/;

/** A page of the shop on a social network, and the network's name. */
export const socialUrl = field((typed) => {
  const { hostname, href } = parseUrl(typed.replace(/^@(?=[\w.]+$)/, 'instagram.com/'));
  const network = nameNetwork(hostname) ?? hostname.replace(/^(www|m|web|pt-br)\./, '');
  return { network, url: href };
}).meta({
  title: 'Rede social',
  description: 'O endereço do seu perfil; do Instagram, também @nome',
});

/** Equal for every spelling of one profile. */
export function profileOf({ network, url }: { network: string; url: string }): string {
  return `${network}${new URL(url).pathname.replace(/\/$/, '')}`.toLowerCase();
}
