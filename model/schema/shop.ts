import { z } from 'zod';
import { formatName } from '../text/format-name';
import { bookingAddress, profileOf, siteAddress, socialAddress } from './address';
import { findZones, isInBrazil, STATES, ZONES } from './brazil';
import { choice, field, group, Refusal, report } from './field';
import { list, optionalList } from './list';
import { isMobile, telephone } from './telephone';
import { text } from './text';

/** The trade before the name, when the name begins with one: the signboard sets it narrow. */
const TRADE =
  /^(barbearia|barbeiro|barber ?shop|barber|salão|studio|estúdio|espaço|cabeleireiros?|instituto|casa)\s+(?=\S)/i;

/** The name in two parts: the signboard sets the trade narrow and the name wide. */
const name = text('Nome', { longestWord: 16, face: 'display' }).transform((whole) => {
  const trade = TRADE.exec(whole)?.[1] ?? '';
  return { whole, trade, proper: formatName(whole.slice(trade.length).trim()) };
});

const postalCode = field(
  {
    title: 'CEP',
    remedy: 'Escreva oito algarismos: 01310-100',
  },
  (typed) => {
    const digits = typed.replace(/\D/g, '');
    if (digits.length !== 8) {
      throw new Refusal('o CEP tem oito algarismos.');
    }
    return `${digits.slice(0, 5)}-${digits.slice(5)}`;
  },
);

/** As Google Maps copies it: `-23.5505, -46.6333`. */
const geo = field(
  {
    title: 'Posição no mapa',
    description: 'Do Google Maps: -23.5505, -46.6333',
    remedy:
      'No Google Maps, clique com o botão direito na barbearia e copie os dois números, com o sinal de menos',
  },
  (typed) => {
    const numbers = typed.split(/\s*[,;]\s*|\s+/).map(Number);
    const [latitude = Number.NaN, longitude = Number.NaN] = numbers;
    if (numbers.length > 2 || !isInBrazil(latitude, longitude)) {
      throw new Refusal('isto não é um lugar do Brasil.');
    }
    return { latitude, longitude };
  },
);

const UNITS = { m: 'minute', h: 'hour', d: 'day' } as const;

/** `2`, `1 dia`, `30 minutos`; `0` where one may cancel at any time. */
const cancellationNotice = field(
  {
    title: 'Antecedência para cancelar',
    description: '2 horas, 1 dia, 30 minutos; 0 é até a última hora',
    remedy: 'Escreva como 2 horas, 1 dia ou 30 minutos, até 72 horas',
  },
  (typed) => {
    const [, digits = '', letter = 'h'] =
      /^(\d+)\s*(?:([mhd])(?:in|inutos?|s|oras?|ias?)?)?$/i.exec(typed) ?? [];
    const unit = UNITS[letter.toLowerCase() as keyof typeof UNITS];
    const amount = Number(digits);
    if (digits === '' || amount > { minute: 72 * 60, hour: 72, day: 3 }[unit]) {
      throw new Refusal('a antecedência vai até 72 horas, ou 3 dias.');
    }
    return { amount, unit };
  },
);

/** Who the shop is, where it is and how to reach it. */
export const shopSchema = z
  .strictObject({
    name,
    /** One sentence for search engines' business data. */
    description: text('Descrição para o Google', { max: 200 }),
    url: siteAddress,
    /** Without it, booking begins in WhatsApp. */
    bookingUrl: bookingAddress.optional(),
    telephone: telephone('Telefone', 'Com DDD, ou 0800:', true),
    /** Only when WhatsApp answers on another number. */
    whatsapp: telephone('WhatsApp', 'Só se for outro número:').optional(),
    whatsappGreeting: text('Primeira mensagem no WhatsApp', { max: 120 }),
    address: group('Endereço', {
      street: text('Rua e número', { max: 60 }),
      district: text('Bairro').optional(),
      city: text('Cidade'),
      state: choice(
        { title: 'Estado', options: [...STATES.keys()] },
        'isto não é a sigla de um estado.',
        STATES,
      ),
      postalCode,
    }),
    geo: geo.optional(),
    timeZone: choice(
      { title: 'Fuso horário', description: 'Só onde o estado tem mais de um', options: ZONES },
      'este não é um fuso horário do Brasil.',
    ).optional(),
    social: optionalList(socialAddress, { title: 'Redes sociais', max: 8 }).transform((all) => [
      ...new Map(all.map((one) => [profileOf(one), one])).values(),
    ]),
    priceRange: choice(
      {
        title: 'Faixa de preço',
        description: 'Para o Google: de $ a $$$$',
        options: ['$', '$$', '$$$', '$$$$'],
      },
      'a faixa de preço vai de $ a $$$$.',
    ),
    /** In the order in which they are named to the visitor. */
    paymentMethods: list(text('Forma de pagamento'), {
      title: 'Formas de pagamento',
      max: 8,
      unique: '',
    }),
    cancellationNoticeHours: cancellationNotice,
  })
  .transform(({ bookingUrl, whatsapp, cancellationNoticeHours, ...shop }, context) => {
    const linked = bookingUrl && 'whatsapp' in bookingUrl ? bookingUrl.whatsapp : undefined;
    if (whatsapp && linked && whatsapp !== linked) {
      const problem = 'este link abre o WhatsApp em outro número, que não é o da linha whatsapp.';
      report(context, ['bookingUrl'], problem, 'apague a linha bookingUrl, ou corrija o número.');
    }
    return {
      ...shop,
      bookingUrl: bookingUrl && 'url' in bookingUrl ? bookingUrl.url : undefined,
      whatsapp: whatsapp ?? linked,
      cancellationNotice: cancellationNoticeHours,
    };
  })
  .superRefine((shop, context) => {
    if (shop.whatsapp === undefined && !isMobile(shop.telephone)) {
      const problem = 'o telefone é fixo ou 0800, e falta dizer em que número o WhatsApp atende.';
      const fix = 'acrescente a linha whatsapp:, com o celular da barbearia.';
      report(context, ['whatsapp'], problem, fix);
    }
    const { state } = shop.address;
    const zones = findZones(state);
    if (shop.timeZone !== undefined && !zones.includes(shop.timeZone)) {
      const problem = `este não é o fuso horário de ${state}, e o site diria “aberto” na hora errada.`;
      report(context, ['timeZone'], problem, `escreva ${zones.join(' ou ')}, ou apague a linha.`);
    }
  })
  .transform(({ whatsapp, ...shop }) => ({
    ...shop,
    timeZone: shop.timeZone ?? String(findZones(shop.address.state)[0]),
    // The same number twice is one number.
    ...(whatsapp !== undefined && whatsapp !== shop.telephone && { whatsapp }),
  }));

export type Shop = z.output<typeof shopSchema>;
