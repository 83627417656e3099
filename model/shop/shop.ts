import type { z } from 'zod';
import {
  choice,
  contentFile,
  displayText,
  group,
  httpsUrl,
  optionalList,
  pattern,
  rejectWith,
  text,
} from '../fields/fields';
import { splitName } from './names';
import { removeTracking } from './networks';
import { digitsOf, findWhatsapp, telephone } from './telephones';

const ASK_FOR_TELEPHONE =
  'escreva um telefone só, com o DDD, sem 0 na frente e sem nada depois do número: um celular como (11) 98765-4321, ou um fixo como (11) 3456-7890';

const ASK_FOR_CITY =
  'escreva só a cidade, como São Paulo, até 40 caracteres; o estado vai em “Estado” (state).';

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const ASK_FOR_SHORT_NAME =
  'copie aqui uma ou mais palavras do nome, com as mesmas letras, até 24 caracteres.';

/** The fields of `shop.yaml`. */
export const shop = contentFile({
  name: displayText(40, undefined, '|•'),
  /** One or more words of the name. The shop's sign sets them in wide letters, and phones show them under the icon. */
  shortName: displayText(24, ASK_FOR_SHORT_NAME),
  description: text(200),
  /** The address that GitHub gives has a path. It isn't used, because `BASE_PATH` says where the site is. */
  url: httpsUrl(
    /^https:\/\/([^/]+|[^/]+\.github\.io\/[^/]+)\/?$/,
    'escreva o endereço só até o fim do domínio, como https://barbearia.com.br, ou o que o GitHub deu, como https://seu-nome.github.io/barbearia.',
  ),
  /** Without it, customers book by WhatsApp or, if the shop only has a landline, by phone. */
  bookingUrl: httpsUrl().optional(),
  telephone: telephone(`${ASK_FOR_TELEPHONE}.`),
  /** May be left out if `telephone` is a mobile number that's also used for WhatsApp. */
  whatsapp: telephone(`${ASK_FOR_TELEPHONE}; se não tem, deixe vazio.`).optional(),
  whatsappGreeting: text(120).optional(),
  address: group({
    street: text(60),
    district: text(40),
    city: text(40, ASK_FOR_CITY).refine((city) => !/[/,]| [-–—] /.test(city), ASK_FOR_CITY),
    state: choice(STATES, `use a sigla do estado: ${STATES.join(', ')}.`),
    postalCode: pattern(
      /^\d{2}[ .]?\d{3}[ -]*\d{3}$/,
      'escreva o CEP da rua, ou o geral da cidade, como 01000-000: o site dos Correios diz qual é.',
    )
      .overwrite((typed) => digitsOf(typed).replace(/^\d{5}/, '$&-'))
      .meta({ type: ['string', 'integer'] }),
    /** For what maps don't show, such as the floor, parking or a second address. */
    note: text(80).optional(),
  }),
  social: optionalList(httpsUrl().overwrite(removeTracking), {
    maxItems: 8,
    example: 'https://www.instagram.com/barbearia',
  }),
  priceRange: choice(['$', '$$', '$$$', '$$$$'], 'escreva de $ a $$$$.').optional(),
  paymentMethods: optionalList(text(40), { maxItems: 8, example: 'dinheiro' }),
})
  .refine((names) => splitName(names).length > 0, {
    ...rejectWith(ASK_FOR_SHORT_NAME),
    path: ['shortName'],
  })
  .transform((typed) => ({ ...typed, whatsapp: findWhatsapp(typed) }));

export type Shop = z.output<typeof shop>;
export type Address = Shop['address'];
