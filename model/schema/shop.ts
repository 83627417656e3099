import { z } from 'zod';
import { formatName } from '../text/format-name';
import { findTimeZone, isInBrazil, STATES } from './brazil';
import { choice, FieldError, field, group, list, optionalList, report } from './field';
import { isMobile, telephone } from './telephone';
import { text } from './text';
import { bookingUrl, profileOf, siteUrl, socialUrl } from './urls';

/** The trade at the start of a name, but not one of two: "Salão & Barbearia". */
const TRADE =
  /^(barbearia|barbeiro|barber ?shop|barber|salão|studio|estúdio|espaço|cabeleireiros?|instituto|casa)\s+(?![&+]|e\s)/i;

/** The name in two parts: the signboard sets the trade narrow and the name wide. */
const name = text('Nome', { longestWord: 16, face: 'display' }).transform((full) => {
  const trade = TRADE.exec(full)?.[1] ?? '';
  return { full, trade, proper: formatName(full.slice(trade.length).trim()) };
});

const postalCode = field((typed) => {
  const digits = typed.replace(/\D/g, '');
  if (digits.length !== 8) {
    throw new FieldError('o CEP tem oito algarismos.', 'confira o CEP, algarismo por algarismo.');
  }
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}).meta({ title: 'CEP' });

/** As Google Maps copies it: `-23.5505, -46.6333`. */
const geo = field((typed) => {
  const numbers = typed.split(/[\s,;]+/).map(Number);
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers;
  if (numbers.length > 2 || !isInBrazil(latitude, longitude)) {
    throw new FieldError('isto não é um lugar do Brasil.');
  }
  return { latitude, longitude };
}).meta({
  title: 'Posição no mapa',
  description: 'Do Google Maps: -23.5505, -46.6333',
  fix: 'no Google Maps, clique com o botão direito na barbearia e copie os dois números, com o sinal de menos.',
});

/** The maximum in each unit. */
const LONGEST_NOTICE = { minute: 72 * 60, hour: 72, day: 3 } as const;

/** `2` (hours), `1 dia`, `30 minutos`; `0` is until the last moment. */
const cancellationNotice = field((typed) => {
  const [, amount, letter = 'h'] =
    /^(\d+)\s*(?:([mhd])(?:in|inutos?|s|oras?|ias?)?)?$/.exec(typed.toLowerCase()) ?? [];
  const unit = (['minute', 'hour', 'day'] as const).find((one) => one.startsWith(letter));
  if (amount === undefined || !unit || Number(amount) > LONGEST_NOTICE[unit]) {
    throw new FieldError('isto não é um número de minutos, horas ou dias, até 72 horas.');
  }
  return { amount: Number(amount), unit };
}).meta({
  title: 'Antecedência para cancelar',
  description: '2 horas, 1 dia, 30 minutos; 0 é até a última hora',
  fix: 'escreva "0", se pode ser até a última hora; ou como "2 horas", "1 dia" ou "30 minutos".',
});

/** The shop's name, address and contacts. */
export const shopSchema = z
  .strictObject({
    name,
    /** One sentence for structured data. */
    description: text('Descrição para o Google', { max: 200 }),
    url: siteUrl,
    /** Without it, visitors book by WhatsApp. */
    bookingUrl: bookingUrl.optional(),
    /** Missing if the shop only uses WhatsApp. */
    telephone: telephone('Telefone', 'Com DDD, ou 0800:', true).optional(),
    /** Only if it differs from the telephone. */
    whatsapp: telephone('WhatsApp', 'Se for outro número, ou o único:').optional(),
    whatsappGreeting: text('Primeira mensagem no WhatsApp', { max: 120 }),
    address: group('Endereço', {
      street: text('Rua e número', { max: 60 }),
      district: text('Bairro').optional(),
      city: text('Cidade'),
      state: choice([...STATES.keys()], 'isto não é a sigla de um estado.', STATES).meta({
        title: 'Estado',
      }),
      postalCode,
    }),
    geo: geo.optional(),
    social: optionalList(socialUrl, { title: 'Redes sociais', max: 8 }).transform((all) => [
      ...new Map(all.map((one) => [profileOf(one), one])).values(),
    ]),
    priceRange: choice(['$', '$$', '$$$', '$$$$'], 'a faixa de preço vai de $ a $$$$.').meta({
      title: 'Faixa de preço',
      description: 'Para o Google: de $ a $$$$',
    }),
    /** In display order. */
    paymentMethods: list(text('Forma de pagamento'), {
      title: 'Formas de pagamento',
      max: 8,
      unique: '',
    }),
    cancellationNoticeHours: cancellationNotice,
  })
  .transform(({ bookingUrl, whatsapp: typed, cancellationNoticeHours, ...shop }, context) => {
    const { url, whatsapp: linked } = bookingUrl ?? {};
    const whatsapp = typed ?? linked ?? shop.telephone ?? '';
    if (typed && linked && typed !== linked) {
      const problem = 'este link abre o WhatsApp em outro número, que não é o da linha whatsapp.';
      report(context, ['bookingUrl'], problem, 'apague a linha bookingUrl, ou corrija o número.');
    }
    if (whatsapp === '') {
      const fix = 'acrescente a linha telephone:, ou whatsapp:, onde só o WhatsApp atende.';
      report(context, ['telephone'], 'falta um número em que a barbearia atende.', fix);
    } else if (whatsapp === shop.telephone && !isMobile(whatsapp) && !typed) {
      const problem = 'o telefone é fixo ou 0800, e falta dizer em que número o WhatsApp atende.';
      const fix = 'acrescente a linha whatsapp:, com o celular da barbearia.';
      report(context, ['whatsapp'], problem, fix);
    }
    return {
      ...shop,
      timeZone: findTimeZone(shop.address.state, shop.address.city),
      bookingUrl: url,
      /** Defaults to the telephone. */
      whatsapp,
      cancellationNotice: cancellationNoticeHours,
    };
  });

export type Shop = z.output<typeof shopSchema>;
