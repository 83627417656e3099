import { z } from 'zod';
import { type Problem, rule } from './rule';
import { quote } from './text';

/** An address as the browser's bar shows it, which opens safely (https). */
function webAddress(find: (url: URL) => Iterable<Problem>) {
  return z.string().superRefine(
    rule(function* (value: string) {
      const problem = findAddressProblem(value);
      if (problem) {
        yield problem;
      } else {
        yield* find(new URL(value));
      }
    }),
  );
}

/** Where the site is published: scheme and host alone. */
export const siteAddressSchema = webAddress(function* ({ origin, pathname, search, hash }) {
  if (pathname !== '/' || search || hash) {
    yield {
      problem: 'o endereço do site vai só até o fim do domínio.',
      fix: `escreva '${origin}'; se o site fica numa pasta, ela vai em BASE_PATH (veja content/README.md).`,
    };
  }
});

const NOT_AGENDAS = /(^|\.)(instagram|facebook|whatsapp|wa|linktr|youtube|tiktok)\.[a-z.]+$/;

/** The page where a visitor picks day and time. */
export const bookingAddressSchema = webAddress(function* ({ hostname, pathname, search }) {
  const isGoogle = hostname === 'calendar.google.com';

  if (isGoogle && !pathname.startsWith('/calendar/appointments/')) {
    yield {
      problem: 'este é o endereço da sua agenda, que só você vê; falta o da página de agendamento.',
      fix: 'no Google Agenda, abra a agenda de compromissos, clique em "Abrir página de agendamento" e copie o endereço de lá.',
    };
  } else if (NOT_AGENDAS.test(hostname) || /^maps\.|^www\.google\./.test(hostname)) {
    yield {
      problem: `${hostname} não é uma página de agendamento.`,
      fix: 'copie o endereço da página em que o cliente escolhe dia e hora (Google Agenda, Calendly ou outra).',
    };
  } else if (pathname === '/' && search === '') {
    yield {
      problem: `este é o endereço da página inicial de ${hostname}, não o da sua página de agendamento.`,
      fix: 'abra a sua página de agendamento e copie o endereço inteiro, com o que vem depois da barra.',
    };
  }
});

const NETWORKS = ['Instagram', 'Facebook'] as const;

const HOST_OF_NETWORK = { Instagram: 'instagram.com', Facebook: 'facebook.com' } as const;

/** A page of the shop on a social network. */
export const socialSchema = z
  .strictObject({ network: z.enum(NETWORKS), url: webAddress(() => []) })
  .superRefine(
    rule(function* ({ network, url }) {
      // An address that cannot be read has its own problem.
      if (!URL.canParse(url)) {
        return;
      }
      const host = HOST_OF_NETWORK[network];
      const { hostname } = new URL(url);
      if (hostname !== host && !hostname.endsWith(`.${host}`)) {
        yield {
          problem: `${hostname} não é endereço do ${network}.`,
          fix: `copie o endereço do seu perfil, que começa com https://www.${host}/.`,
          path: ['url'],
        };
      }
    }),
  );

function findAddressProblem(value: string): Problem | undefined {
  if (/[\s\u00a0]/u.test(value)) {
    return {
      problem: 'há espaço no endereço.',
      fix: value.trim().includes(' ')
        ? 'copie o endereço de novo, inteiro, da barra do navegador.'
        : `troque por '${value.trim()}'.`,
    };
  }
  if (!value.startsWith('https://')) {
    return {
      problem: 'o endereço deve começar com https://.',
      fix: /^http:\/\//.test(value)
        ? `troque por ${quote(value.replace(/^http:/, 'https:'))} e veja se abre no navegador.`
        : 'copie o endereço inteiro da barra do navegador.',
    };
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)) {
    return {
      problem: 'isto não é um endereço de internet completo.',
      fix: 'copie o endereço inteiro da barra do navegador.',
    };
  }
  if (url.username || url.password) {
    return {
      problem: 'há usuário ou senha no endereço, e todo visitante os veria.',
      fix: 'apague o que vem entre https:// e @, inclusive o @.',
    };
  }
  if (/[<>"'`{}|\\^]/.test(value)) {
    return {
      problem: 'há um caractere que endereços não têm.',
      fix: 'copie o endereço de novo, inteiro, da barra do navegador.',
    };
  }
  return undefined;
}
