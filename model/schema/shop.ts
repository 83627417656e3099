import { z } from 'zod';
import { bookingAddress, siteAddress, socialAddress } from './address';
import { BOUNDS, ZONES_OF_STATE } from './brazil';
import { field, Refusal, report } from './field';
import { list } from './list';
import { isLandline, telephone } from './telephone';
import { text } from './text';

type State = keyof typeof ZONES_OF_STATE;

const states = Object.keys(ZONES_OF_STATE);
const zones = [...new Set(Object.values(ZONES_OF_STATE).flat())];

/** The trade before the name, when the name begins with one: the signboard sets it narrow. */
const TRADE =
  /^(barbearia|barbeiro|barber ?shop|barber|salão|studio|estúdio|espaço|cabeleireiros?|instituto|casa)\s+(?=\S)/i;

/** The name in two parts: the signboard sets the trade narrow and the name wide. */
const name = text('Nome', { max: 40, longestWord: 16, face: 'display' }).transform((whole) => {
  const trade = TRADE.exec(whole)?.[1] ?? '';
  return { whole, trade, proper: whole.slice(trade.length).trim() };
});

const postalCode = field(
  {
    title: 'CEP',
    formPattern: '^\\s*\\d{5}-?\\d{3}\\s*$',
    patternMessage: 'Oito algarismos: 01310-100',
  },
  (typed) => {
    const digits = typed.replace(/\D/g, '');
    if (digits.length !== 8) {
      throw new Refusal('o CEP tem oito algarismos.', 'escreva como 01310-100.');
    }
    return `${digits.slice(0, 5)}-${digits.slice(5)}`;
  },
);

const state = field({ title: 'Estado', options: states }, (typed): State => {
  const code = typed.toUpperCase();
  if (!isState(code)) {
    throw new Refusal('isto não é a sigla de um estado.', `use uma destas: ${states.join(', ')}.`);
  }
  return code;
});

/** As Google Maps copies it: `-23.5505, -46.6333`. */
const geo = field(
  {
    title: 'Posição no mapa',
    description: 'Do Google Maps: -23.5505, -46.6333',
    formPattern:
      '^\\s*(-([0-9]|[12]\\d|3[0-2])|[0-4])\\.\\d+\\s*,\\s*-(29|[3-6]\\d|7[0-3])\\.\\d+\\s*$',
    patternMessage:
      'No Google Maps, clique com o botão direito na barbearia e copie os dois números',
  },
  (typed) => {
    const [latitude = Number.NaN, longitude = Number.NaN, ...more] = typed
      .split(/\s*[,;]\s*|\s+/)
      .map(Number);
    const isInBrazil = isWithin(latitude, BOUNDS.latitude) && isWithin(longitude, BOUNDS.longitude);
    if (!isInBrazil || more.length > 0) {
      throw new Refusal(
        'isto não é um lugar do Brasil.',
        'no Google Maps, clique com o botão direito na barbearia e copie os dois números, com o sinal de menos.',
      );
    }
    return { latitude, longitude };
  },
);

const timeZone = field(
  { title: 'Fuso horário', description: 'Só onde o estado tem mais de um', options: zones },
  (typed) => {
    const zone = zones.find(
      (one) => one.toLowerCase() === typed.toLowerCase().replaceAll(' ', '_'),
    );
    if (zone === undefined) {
      throw new Refusal(
        'este não é um fuso horário do Brasil.',
        `use um destes: ${zones.join(', ')}.`,
      );
    }
    return zone;
  },
);

const cancellationNoticeHours = field(
  {
    title: 'Antecedência para cancelar, em horas',
    formPattern: '^\\s*([1-9]|[1-6]\\d|7[0-2])\\s*(h|horas?)?\\s*$',
    patternMessage: 'Um número de horas, de 1 a 72',
  },
  (typed) => {
    const hours = Number(/^(\d+)\s*(?:h|hs|horas?)?$/i.exec(typed)?.[1]);
    if (!(hours >= 1 && hours <= 72)) {
      throw new Refusal(
        'a antecedência é um número de horas, de 1 a 72.',
        'escreva só o número, por exemplo 2.',
      );
    }
    return hours;
  },
);

const priceRange = field(
  {
    title: 'Faixa de preço',
    description: 'Para o Google: de $ a $$$$',
    options: ['$', '$$', '$$$', '$$$$'],
  },
  (typed) => {
    if (!/^\${1,4}$/.test(typed)) {
      throw new Refusal('a faixa de preço vai de $ a $$$$.', 'escreva $$ para um preço comum.');
    }
    return typed;
  },
);

/** Who the shop is, where it is and how to reach it. */
export const shopSchema = z
  .strictObject({
    name,
    /** One sentence for search engines' business data. */
    description: text('Descrição para o Google', { max: 200 }),
    url: siteAddress,
    bookingUrl: bookingAddress,
    telephone: telephone('Telefone', 'Com DDD:'),
    /** Only when WhatsApp answers on another number. */
    whatsapp: telephone('WhatsApp', 'Só se for outro número:').optional(),
    whatsappGreeting: text('Primeira mensagem no WhatsApp', { max: 120 }),
    address: z
      .strictObject({
        street: text('Rua e número', { max: 60 }),
        district: text('Bairro', { max: 40 }),
        city: text('Cidade', { max: 40 }),
        state,
        postalCode,
      })
      .meta({ title: 'Endereço' }),
    geo: geo.optional(),
    timeZone: timeZone.optional(),
    social: list(socialAddress, { min: 0, max: 8 }, { title: 'Redes sociais' }).default([]),
    priceRange,
    /** In the order in which they are named to the visitor. */
    paymentMethods: list(
      text('Forma de pagamento', { max: 40 }),
      { max: 8, unique: '' },
      { title: 'Formas de pagamento' },
    ),
    cancellationNoticeHours,
  })
  .superRefine(({ telephone: number, whatsapp }, context) => {
    if (whatsapp === undefined && isLandline(number)) {
      const problem = new Refusal(
        'o telefone é fixo, e falta dizer em que número o WhatsApp atende.',
        'acrescente a linha whatsapp:, com o celular da barbearia.',
      );
      report(context, ['whatsapp'], problem);
    }
  })
  .superRefine(({ address, timeZone: zone }, context) => {
    const expected: readonly string[] = ZONES_OF_STATE[address.state];
    if (zone !== undefined && !expected.includes(zone)) {
      const problem = new Refusal(
        `este não é o fuso horário de ${address.state}, e o site diria “aberto” na hora errada.`,
        `escreva ${expected.join(' ou ')}, ou apague a linha.`,
      );
      report(context, ['timeZone'], problem);
    }
  })
  .transform(({ whatsapp, ...shop }) => ({
    ...shop,
    timeZone: shop.timeZone ?? ZONES_OF_STATE[shop.address.state][0],
    // The same number twice is one number.
    ...(whatsapp !== undefined && whatsapp !== shop.telephone && { whatsapp }),
  }));

export type Shop = z.output<typeof shopSchema>;

function isState(code: string): code is State {
  return code in ZONES_OF_STATE;
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}
