import type { z } from 'zod';
import {
  choice,
  displayText,
  flag,
  group,
  httpsUrl,
  integer,
  optionalList,
  pattern,
  rejectWith,
  text,
} from '../fields/fields';
import { SEPARATORS, splitName } from './names';
import { findWhatsapp } from './telephones';

const telephone = pattern(
  /^\([1-9][1-9]\) (9\d|[2-5])\d{3}-\d{4}$/,
  'escreva um telefone só, com o DDD e sem o 55: um celular como (11) 98765-4321, ou um fixo como (11) 3456-7890.',
);

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const ASK_FOR_SHORT_NAME =
  'copie aqui uma ou mais palavras do nome, com as mesmas letras, até 24 caracteres.';

const fields = group({
  /** True while the content is the sample shop's. The owner of a real shop deletes this line. */
  sample: flag(),
  name: displayText(40, undefined, SEPARATORS),
  /** One or more words of the name. The shop's sign sets them in wide letters, and phones show them under the icon. */
  shortName: displayText(24, ASK_FOR_SHORT_NAME),
  description: text(200),
  url: httpsUrl(
    /^https:\/\/[^/]+\/?$/,
    'escreva o endereço só até o fim do domínio, como https://barbearia.com.br.',
  ),
  /** Without it, customers book by WhatsApp or, if the shop only has a landline, by phone. */
  bookingUrl: httpsUrl().optional(),
  telephone,
  /** May be left out if `telephone` is a mobile number that's also used for WhatsApp. */
  whatsapp: telephone.optional(),
  whatsappGreeting: text(120).optional(),
  address: group({
    street: text(60),
    district: text(40),
    city: text(40),
    state: choice(STATES, `use a sigla do estado: ${STATES.join(', ')}.`),
    postalCode: pattern(/^\d{5}-\d{3}$/, 'escreva o CEP como 01000-000.'),
    /** For what maps don't show, such as the floor, parking or a second address. */
    note: text(80).optional(),
  }),
  social: optionalList(httpsUrl(), { maxItems: 8, example: 'https://www.instagram.com/barbearia' }),
  priceRange: choice(['$', '$$', '$$$', '$$$$'], 'escreva de $ a $$$$.').optional(),
  paymentMethods: optionalList(text(40), { maxItems: 8, example: 'dinheiro' }),
  cancellationNoticeHours: integer(0, 72).optional(),
});

type Fields = z.output<typeof fields>;

/** The fields of `shop.yaml`. */
export const shop = fields
  .superRefine(rejectSampleFacts)
  .refine((names) => splitName(names).length > 0, {
    ...rejectWith(ASK_FOR_SHORT_NAME),
    path: ['shortName'],
  })
  .transform((typed) => ({ ...typed, whatsapp: findWhatsapp(typed) }));

export type Shop = z.output<typeof shop>;
export type Address = Shop['address'];

const STILL_OF_SAMPLE = 'isto ainda é do exemplo: escreva o da sua barbearia.';
const STILL_OF_SAMPLE_IF_ANY =
  'isto ainda é do exemplo: escreva o da sua barbearia ou, se ela não tem, apague a linha.';

const SAMPLE_NUMBER = '90000-0000';
const SAMPLE_BOOKING_URL = 'https://calendar.google.com/calendar/appointments/schedules/exemplo';

/** Rejects what leads nowhere: no real host ends in `.example` (RFC 2606), and nobody has the number 90000-0000. */
function rejectSampleFacts(
  { sample, url, bookingUrl, telephone, whatsapp }: Fields,
  context: z.RefinementCtx,
) {
  if (sample) {
    return;
  }
  function reject(field: string, message: string) {
    context.addIssue({ code: 'custom', message, path: [field] });
  }
  if (new URL(url).hostname.endsWith('.example')) {
    reject('url', STILL_OF_SAMPLE);
  }
  if (bookingUrl === SAMPLE_BOOKING_URL) {
    reject('bookingUrl', STILL_OF_SAMPLE_IF_ANY);
  }
  if (telephone.endsWith(SAMPLE_NUMBER)) {
    reject('telephone', STILL_OF_SAMPLE);
  }
  if (whatsapp?.endsWith(SAMPLE_NUMBER)) {
    reject('whatsapp', STILL_OF_SAMPLE_IF_ANY);
  }
}
