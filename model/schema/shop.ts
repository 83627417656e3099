import { z } from 'zod';
import { BOUNDS, ZONES_OF_STATE } from './brazil';
import { filledList } from './list';
import { explainWrong, type Problem, rule } from './rule';
import { isLandline, telephoneSchema } from './telephone';
import { quote, text } from './text';
import { bookingAddressSchema, siteAddressSchema, socialSchema } from './web-address';

const states = Object.keys(ZONES_OF_STATE) as (keyof typeof ZONES_OF_STATE)[];
const zones = [...new Set(Object.values(ZONES_OF_STATE).flat())];

const addressSchema = z.strictObject({
  street: text({ max: 60 }),
  district: text({ max: 40 }),
  city: text({ max: 40 }),
  state: z.enum(
    states,
    explainWrong('isto não é a sigla de um estado.', `use uma destas: ${states.join(', ')}.`),
  ),
  /** CEP, such as `01310-100`. */
  postalCode: z.string().superRefine(rule(findPostalCodeProblems)),
});

const geoSchema = z
  .strictObject({ latitude: z.number(), longitude: z.number() })
  .superRefine(rule(findPositionProblems));

/** Who the shop is, where it is and how to reach it. */
export const shopSchema = z
  .strictObject({
    /** The name in two parts: the signboard sets the trade narrow and the name wide. */
    name: z.strictObject({
      trade: text({ max: 20, longestWord: 16, face: 'display' }),
      proper: text({ max: 24, longestWord: 16, face: 'display' }),
    }),
    /** One sentence for search engines' business data. */
    description: text({ max: 200 }),
    /** Where the site is published, without a path. The setting SITE_URL overrides it. */
    url: siteAddressSchema,
    /** Appointment page that every booking button opens. */
    bookingUrl: bookingAddressSchema,
    /** E.164, such as `+5511912345678`. */
    telephone: telephoneSchema,
    /** E.164; only when WhatsApp answers on another number. */
    whatsapp: telephoneSchema.optional(),
    whatsappGreeting: text({ max: 120 }),
    address: addressSchema,
    /** Decimal degrees (WGS 84); only with the shop's real position. */
    geo: geoSchema.optional(),
    social: filledList(socialSchema, { field: 'network', called: 'a rede' }),
    timeZone: z.enum(
      zones,
      explainWrong('este não é um fuso horário do Brasil.', `use um destes: ${zones.join(', ')}.`),
    ),
    priceRange: z.literal('$$'),
    /** In the order in which they are named to the visitor. */
    paymentMethods: filledList(
      z.strictObject({
        /** "débito", where a word is enough. */
        shortName: text({ max: 20 }),
        /** "cartão de débito", in the terms. */
        name: text({ max: 40 }),
        /** For search engines, in English as schema.org has it. */
        schemaOrgName: text({ max: 20 }),
      }),
      { field: 'name', called: 'a forma de pagamento' },
      { field: 'shortName', called: 'o nome curto' },
    ),
    /** Free cancellation up to so many hours before. */
    cancellationNoticeHours: z.number().superRefine(
      rule(function* (hours: number) {
        if (!Number.isInteger(hours) || hours < 1 || hours > 72) {
          yield {
            problem: 'a antecedência do cancelamento é um número inteiro de horas, de 1 a 72.',
            fix: 'escreva só o número, por exemplo 2.',
          };
        }
      }),
    ),
  })
  .superRefine(rule(findWhatsappProblems))
  .superRefine(rule(findZoneProblems));

export type Shop = z.infer<typeof shopSchema>;

function* findPostalCodeProblems(value: string): Generator<Problem> {
  if (!/^\d{5}-\d{3}$/.test(value)) {
    const digits = value.replace(/\D/g, '');
    yield {
      problem: 'o CEP tem cinco algarismos, um traço e mais três.',
      fix:
        digits.length === 8
          ? `troque ${quote(value)} por '${digits.slice(0, 5)}-${digits.slice(5)}'.`
          : "escreva como '01310-100'.",
    };
  }
}

function* findPositionProblems(position: Record<keyof typeof BOUNDS, number>): Generator<Problem> {
  for (const axis of ['latitude', 'longitude'] as const) {
    const { min, max } = BOUNDS[axis];
    if (position[axis] < min || position[axis] > max) {
      yield {
        problem: `esta ${axis} fica fora do Brasil, que vai de ${min} a ${max}.`,
        fix: 'no Google Maps, clique com o botão direito na barbearia e copie os dois números, com ponto e com o sinal de menos: o primeiro é latitude.',
        path: [axis],
      };
    }
  }
}

function* findWhatsappProblems({
  telephone,
  whatsapp,
}: {
  telephone: string;
  whatsapp?: string | undefined;
}): Generator<Problem> {
  if (whatsapp === telephone) {
    yield {
      problem: 'o WhatsApp é o mesmo número do telefone.',
      fix: 'apague a linha whatsapp: ela é só para quando o número é outro.',
      path: ['whatsapp'],
    };
  }
  if (whatsapp === undefined && isLandline(telephone)) {
    yield {
      problem: 'o telefone é fixo, e falta dizer em que número o WhatsApp atende.',
      fix: "acrescente a linha whatsapp: '+55…', com o celular da barbearia.",
      path: ['whatsapp'],
    };
  }
}

function* findZoneProblems({
  address: { state },
  timeZone,
}: {
  address: { state: keyof typeof ZONES_OF_STATE };
  timeZone: string;
}): Generator<Problem> {
  const expected: readonly string[] = ZONES_OF_STATE[state];
  if (!expected.includes(timeZone)) {
    yield {
      problem: `este não é o fuso horário de ${state}, e o site diria "aberto" na hora errada.`,
      fix: `escreva '${expected.join("' ou '")}'.`,
      path: ['timeZone'],
    };
  }
}
