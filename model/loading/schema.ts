import { z } from 'zod';
import { explainMissingCharacter } from '../fields/display-font';
import {
  flag,
  group,
  httpsUrl,
  integer,
  isGroup,
  isList,
  list,
  optionalList,
  pattern,
  refuseRepeatedItems,
  text,
} from '../fields/fields';
import { readAt } from '../files/yaml';
import { openingHours } from '../hours/opening-hours';
import { CENTRE, explainPhoto } from '../photos/original';
import { explainPolicy } from '../policies/policy';
import { SEPARATORS, splitName } from '../shop/names';
import { setQuotes, unquote } from '../text/quotes';

/** @file Defines what each content file may say. The types, the messages and the help that code editors show derive from it. */

/**
 * Creates a field for a text that is set in the display font. The font must have every character of the text, except
 * characters that match `neverShown`.
 */
function displayText(maxCharacters: number, neverShown: string | RegExp = '') {
  return text(maxCharacters)
    .overwrite(setQuotes)
    .superRefine((typed, context) => {
      const message = explainMissingCharacter(typed.replace(neverShown, ''));
      if (message) {
        context.addIssue({ code: 'custom', message });
      }
    });
}

const heading = list(displayText(28), 5);

const focus = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  'escreva o ponto como 40% 20%: da esquerda e do alto da foto.',
);

/** A field for the name of a file in `content/photos/`. The CMS writes such a name as `/photos/hero.jpg`. */
const photo = z
  .string('escreva o nome do arquivo, como /photos/hero.jpg.')
  .transform(async (typed, context) => {
    const src = typed.replace(/^\/photos\//, '');
    const message = await explainPhoto(src);
    if (message) {
      context.addIssue({ code: 'custom', message });
    }
    return src;
  });

const SAME_PHOTO =
  'esta foto já está nesta lista: escolha outra, ou apague este item; se eram duas fotos com o mesmo nome, envie esta de novo, com outro nome.';

/**
 * Reads what a portrait shows: a photo, and the crop around its focus. Two people may share a group photo with different
 * crops.
 */
function readPortrait(member: unknown): string | undefined {
  const src = readAt(member, ['image']);
  const focus = readAt(member, ['focus']) ?? CENTRE;
  return typeof src === 'string' ? `${src} ${focus}` : undefined;
}

const photoFields = { src: photo, alt: text(160), focus: focus.optional() };

const WRITE_PRICE = 'escreva o preço em reais, só o número: 40 ou 37,50.';
const WRITE_PRICE_WITHIN_LIMITS =
  'escreva um preço de 0 a 9999 reais, e os centavos com dois algarismos: 40 ou 37,50.';
const WRITE_PRICE_WITHOUT_POINT =
  'escreva o preço sem ponto, e os centavos depois de uma vírgula: 1000 ou 37,50.';
const WRITE_PRICE_OR_NONE =
  'escreva só o número, em reais, como 40 ou 37,50, e o resto em description: grátis é 0; “a partir de” é a linha priceFrom: true embaixo do preço; sem preço certo, apague a linha, e aparece “sob consulta”.';

/** Returns advice, in Portuguese, on how to correct a price that was typed wrongly. */
function explainPrice(typed: string): string | undefined {
  if (/^-?[\d,]+$/.test(typed)) {
    return WRITE_PRICE_WITHIN_LIMITS;
  }
  const isNothingButAnAmount = /^(R\$)? *[\d.,]+ *(reais)?$/i.test(typed);
  if (isNothingButAnAmount && /\.\d/.test(typed)) {
    return WRITE_PRICE_WITHOUT_POINT;
  }
  return isNothingButAnAmount ? WRITE_PRICE : WRITE_PRICE_OR_NONE;
}

/** A field for a price in reais, whole or with cents after a comma. Zero is shown as “grátis”. */
const price = z
  .union(
    [
      z.int().min(0, WRITE_PRICE_WITHIN_LIMITS).max(9999, WRITE_PRICE_WITHIN_LIMITS),
      pattern(/^\d{1,4}(,\d\d)?$/, WRITE_PRICE, explainPrice),
    ],
    WRITE_PRICE,
  )
  // A price is a number or a string: YAML reads `37,50` as a string, and the form at `/admin` writes only strings.
  .transform((typed) => Number(String(typed).replace(',', '.')));

const WRITE_TELEPHONE = 'escreva o telefone como (11) 98765-4321, com o DDD.';

/** The number of digits of a mobile telephone with the country code: 55, the area code and nine more digits. */
const MAX_TELEPHONE_DIGITS = 13;

/** Returns advice, in Portuguese, on how to correct a telephone number that was typed wrongly. */
function explainTelephone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (/^(0?[38]00|400[34])/.test(digits)) {
    return 'aqui não cabe um número sem DDD, como 0800 ou 4003: escreva um celular ou um fixo, como (11) 98765-4321.';
  }
  if (digits.length > MAX_TELEPHONE_DIGITS) {
    return 'aqui cabe um telefone só, como (11) 98765-4321: o do WhatsApp, se for outro, vai em whatsapp.';
  }
  if (/^55\d{10,11}$/.test(digits)) {
    return 'escreva o telefone sem o 55 do Brasil, como (11) 98765-4321.';
  }
  return /^\(\d\d\) \d{4,5}-\d{4}$/.test(typed)
    ? 'confira o DDD e o número: um celular tem 9 algarismos e começa com 9; um fixo tem 8 e começa com 2, 3, 4 ou 5.'
    : undefined;
}

const telephone = pattern(
  /^\([1-9][1-9]\) (9\d|[2-5])\d{3}-\d{4}$/,
  WRITE_TELEPHONE,
  explainTelephone,
);

const WRITE_DOMAIN = 'escreva o endereço só até o fim do domínio.';

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** The shop's telephone numbers, which decide whether it has WhatsApp. */
export const telephoneFields = z.object({
  telephone,
  /**
   * The WhatsApp number. The owner writes it only if it differs from the telephone, or if the telephone is a landline.
   */
  whatsapp: telephone.optional(),
});

type Telephones = z.output<typeof telephoneFields>;

/**
 * Returns the shop's WhatsApp number: the number that the owner wrote for it, or else the telephone number. A landline
 * is assumed to have no WhatsApp, so a shop with only a landline has no WhatsApp number.
 */
export function findWhatsapp({ telephone, whatsapp }: Telephones): string | undefined {
  if (whatsapp) {
    return whatsapp;
  }
  const isLandline = /^\(\d\d\) [2-5]/.test(telephone);
  return isLandline ? undefined : telephone;
}

const WRITE_ONE_ADDRESS = 'aqui cabe um endereço só, sem traço: diga o outro em note.';

const shop = group({
  /** True as long as the content is the sample shop's. The owner of a real shop deletes this line. */
  sample: flag,
  name: displayText(40, SEPARATORS),
  /** The words of the name that the shop's sign sets in wide letters, and that phones show under the icon. */
  shortName: displayText(24),
  description: text(200),
  url: httpsUrl(/^https:\/\/[^/]+\/?$/, WRITE_DOMAIN),
  bookingUrl: httpsUrl(),
  ...telephoneFields.shape,
  whatsappGreeting: text(120).optional(),
  address: group(
    {
      street: text(60),
      district: text(40),
      city: text(40),
      state: z.enum(STATES, `use a sigla do estado: ${STATES.join(', ')}.`),
      postalCode: pattern(/^\d{5}-\d{3}$/, 'escreva o CEP como 01000-000.'),
      /** What maps do not show: the floor, parking, a second address. */
      note: text(80).optional(),
    },
    { forList: WRITE_ONE_ADDRESS },
  ),
  social: optionalList(httpsUrl(), 8),
  priceRange: z.enum(['$', '$$', '$$$', '$$$$'], 'escreva de $ a $$$$.'),
  paymentMethods: list(text(40), 8),
  cancellationNoticeHours: integer(0, 72),
})
  .refine((names) => splitName(names).length > 0, {
    error: 'copie aqui uma ou mais palavras do nome, com as mesmas letras.',
    path: ['shortName'],
    // Runs the check if both names are valid, even if another field of the shop is invalid.
    when: ({ value }) => z.object({ name: text(40), shortName: text(24) }).safeParse(value).success,
  })
  .transform((fields) => ({ ...fields, whatsapp: findWhatsapp(fields) }));

const home = group({
  title: text(50),
  description: text(160),
  hero: group({ headline: heading, lede: text(180), photo: group(photoFields) }),
  booking: group({ heading, steps: list(text(120), 8), note: text(120) }),
  contact: group({ heading }),
});

const PRICE_FROM_NEEDS_PRICE =
  '“a partir de” pede um preço em price, maior que 0: escreva-o, ou apague esta linha.';

const service = group({
  title: displayText(48),
  description: text(160).optional(),
  price: price.optional(),
  priceFrom: flag,
  features: optionalList(text(60), 5),
}).refine(({ price, priceFrom }) => !priceFrom || price, {
  error: PRICE_FROM_NEEDS_PRICE,
  path: ['priceFrom'],
  when: isGroup,
});

const member = group({
  name: displayText(40),
  /** The customers' name for this person, with its article: "o Davi". */
  calledAs: text(24).optional(),
  role: text(80).optional(),
  image: photo.optional(),
  focus: focus.optional(),
  description: text(320).optional(),
});

const galleryPhoto = group({ ...photoFields, caption: text(60).optional() });

const testimonial = group({
  name: text(40),
  location: text(40).optional(),
  stars: integer(1, 5).optional(),
  text: text(260).overwrite(unquote),
});

const policy = group({
  title: displayText(40),
  description: text(160),
  summary: text(240),
  /** The Markdown, as a list of lines so that each problem has a line number. Each heading begins a topic. */
  body: z.array(z.string()).transform((lines, context) => {
    const markdown = lines
      .map((line) => (line.startsWith('## ') ? setQuotes(line) : line))
      .join('\n');
    for (const [line, message] of explainPolicy(markdown)) {
      context.addIssue({ code: 'custom', message, path: [line] });
    }
    return markdown;
  }),
});

/** The schema of the whole content, with one key for each content file. */
export const contentSchema = z.strictObject({
  shop,
  openingHours,
  home,
  services: group({ heading, lede: text(180), services: list(service, 40, 'title') }),
  team: group({
    heading,
    team: optionalList(member, 12, 'name').superRefine(
      refuseRepeatedItems(['image'], SAME_PHOTO, readPortrait),
      { when: isList },
    ),
  }),
  gallery: group({
    heading,
    // The crops make no difference here, because the lightbox shows gallery photos whole.
    gallery: optionalList(galleryPhoto, 12).superRefine(refuseRepeatedItems(['src'], SAME_PHOTO), {
      when: isList,
    }),
  }),
  testimonials: group({ heading, testimonials: optionalList(testimonial, 12) }),
  privacy: policy,
  terms: policy,
});

export type Content = z.output<typeof contentSchema>;
export type Shop = Content['shop'];
export type Service = z.output<typeof service>;
export type TeamMember = z.output<typeof member>;
export type Policy = Content['privacy'];
