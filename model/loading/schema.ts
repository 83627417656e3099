import { z } from 'zod';
import { explainMissingCharacter } from '../fields/display-font';
import {
  fact,
  flag,
  group,
  httpsUrl,
  integer,
  isGroup,
  isList,
  list,
  markdownLine,
  optionalList,
  pattern,
  rejectRepeatedItems,
  text,
} from '../fields/fields';
import { readAt } from '../files/yaml';
import { openingHours } from '../hours/opening-hours';
import { DEFAULT_FOCUS, explainUnusablePhoto } from '../photos/original';
import { explainLink, listLinkTargets } from '../policies/links';
import { parsePolicy, type Topic } from '../policies/policy';
import { SEPARATORS, splitName } from '../shop/names';
import { findWhatsapp } from '../shop/telephones';
import { toCurlyQuotes, unquote } from '../text/quotes';

/**
 * @file Defines what each content file may contain. Types, error messages and the help in code editors are derived from
 * it.
 */

/**
 * Replaces straight quotation marks, and rejects characters that the display font lacks. Characters that match
 * `neverShown` are allowed.
 */
function inDisplayFont(field: z.ZodString, neverShown: string | RegExp = '') {
  return field.overwrite(toCurlyQuotes).superRefine((shown, context) => {
    const message = explainMissingCharacter(shown.replace(neverShown, ''));
    if (message) {
      context.addIssue({ code: 'custom', message });
    }
  });
}

const displayText = (maxLength: number) => inDisplayFont(text(maxLength));

/** A longer heading is written as several lines, as on a poster. */
const headingLine = inDisplayFont(
  text(
    28,
    (length, maxLength) =>
      `aqui cabem ${maxLength} caracteres, e esta linha tem ${length}: continue o título em outra linha embaixo desta, com o seu traço.`,
  ),
);

const heading = list(headingLine, 5);

const focus = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  'escreva o ponto como 40% 20%: da esquerda e do alto da foto.',
);

/** Owners write the name of a file in `content/photos/`. The CMS writes it as `/photos/hero.jpg`. */
const photo = z
  .string('escreva o nome do arquivo, como /photos/hero.jpg.')
  .transform(async (typed, context) => {
    const src = typed.replace(/^\/photos\//, '');
    const message = await explainUnusablePhoto(src);
    if (message) {
      context.addIssue({ code: 'custom', message });
    }
    return src;
  });

const SAME_PHOTO =
  'esta foto já está nesta lista: escolha outra, ou apague este item; se eram duas fotos com o mesmo nome, envie esta de novo, com outro nome.';

/** The key contains the focus, because two people may share a group photo with different crops. */
function portraitKeyOf(member: unknown): string | undefined {
  const src = readAt(member, ['image']);
  const focus = readAt(member, ['focus']) ?? DEFAULT_FOCUS;
  return typeof src === 'string' ? `${src} ${focus}` : undefined;
}

const photoFields = { src: photo, alt: text(160), focus: focus.optional() };

const ASK_FOR_PRICE = 'escreva o preço em reais, só o número: 40 ou 37,50.';
const ASK_FOR_PRICE_WITHIN_LIMITS =
  'escreva um preço de 0 a 9999 reais, e os centavos com dois algarismos: 40 ou 37,50.';
const ASK_FOR_PRICE_WITHOUT_POINT =
  'escreva o preço sem ponto, e os centavos depois de uma vírgula: 1000 ou 37,50.';
const ASK_FOR_ONLY_A_NUMBER =
  'escreva só o número, em reais, como 40 ou 37,50, e o resto em description: grátis é 0; “a partir de” é a linha priceFrom: true embaixo do preço; sem preço certo, apague a linha, e aparece “sob consulta”.';

function explainPrice(typed: string): string | undefined {
  if (/^-?[\d,]+$/.test(typed)) {
    return ASK_FOR_PRICE_WITHIN_LIMITS;
  }
  const isNothingButAnAmount = /^(R\$)? *[\d.,]+ *(reais)?$/i.test(typed);
  if (isNothingButAnAmount && /\.\d/.test(typed)) {
    return ASK_FOR_PRICE_WITHOUT_POINT;
  }
  return isNothingButAnAmount ? ASK_FOR_PRICE : ASK_FOR_ONLY_A_NUMBER;
}

/** A price in reais, whole or with cents after a comma. Zero is shown as “grátis”. */
const price = z
  .union(
    [
      z.int().min(0, ASK_FOR_PRICE_WITHIN_LIMITS).max(9999, ASK_FOR_PRICE_WITHIN_LIMITS),
      pattern(/^\d{1,4}(,\d\d)?$/, ASK_FOR_PRICE, explainPrice),
    ],
    ASK_FOR_PRICE,
  )
  // YAML reads `40` as a number but `37,50` as a string, and the form at `/admin` writes only strings.
  .transform((typed) => Number(String(typed).replace(',', '.')));

const ASK_FOR_TELEPHONE = 'escreva o telefone como (11) 98765-4321, com o DDD.';

/** The longest number is a mobile one with its country code: 55, two digits for the area code, and nine more. */
const MAX_TELEPHONE_DIGITS = 13;

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
  ASK_FOR_TELEPHONE,
  explainTelephone,
);

const ASK_FOR_DOMAIN = 'escreva o endereço só até o fim do domínio.';

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const ASK_FOR_ONE_ADDRESS = 'aqui cabe um endereço só, sem traço: diga o outro em note.';

/** These fields of `shop.yaml` can replace variables such as `{nome}`. */
export const shopFacts = {
  name: inDisplayFont(fact(40), SEPARATORS),
  telephone,
  /** May be left out if `telephone` is a mobile number that's also used for WhatsApp. */
  whatsapp: telephone.optional(),
  address: group(
    {
      street: fact(60),
      district: fact(40),
      city: fact(40),
      state: z.enum(STATES, `use a sigla do estado: ${STATES.join(', ')}.`),
      postalCode: pattern(/^\d{5}-\d{3}$/, 'escreva o CEP como 01000-000.'),
      /** For what maps don't show, such as the floor, parking or a second address. */
      note: text(80).optional(),
    },
    { adviceForList: ASK_FOR_ONE_ADDRESS },
  ),
  paymentMethods: list(fact(40), 8),
  cancellationNoticeHours: integer(0, 72),
};

const shop = group({
  /** True while the content is the sample shop's. The owner of a real shop deletes this line. */
  sample: flag,
  name: shopFacts.name,
  /** One or more words of the name. The shop's sign sets them in wide letters, and phones show them under the icon. */
  shortName: inDisplayFont(fact(24)),
  description: text(200),
  url: httpsUrl(/^https:\/\/[^/]+\/?$/, ASK_FOR_DOMAIN),
  bookingUrl: httpsUrl(),
  telephone: shopFacts.telephone,
  whatsapp: shopFacts.whatsapp,
  whatsappGreeting: text(120).optional(),
  address: shopFacts.address,
  social: optionalList(httpsUrl(), 8),
  priceRange: z.enum(['$', '$$', '$$$', '$$$$'], 'escreva de $ a $$$$.'),
  paymentMethods: shopFacts.paymentMethods,
  cancellationNoticeHours: shopFacts.cancellationNoticeHours,
})
  .refine((names) => splitName(names).length > 0, {
    error: 'copie aqui uma ou mais palavras do nome, com as mesmas letras.',
    path: ['shortName'],
    // Run this check as soon as both names are valid, even if another field isn't.
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

const ASK_FOR_DURATION =
  'escreva a duração em minutos, só o número, de 5 a 600: 40, ou 90 para uma hora e meia.';

const service = group({
  title: displayText(48),
  description: text(160).optional(),
  price: price.optional(),
  priceFrom: flag,
  durationInMinutes: integer(5, 600, ASK_FOR_DURATION).optional(),
  features: optionalList(text(60), 5),
}).refine(({ price, priceFrom }) => !priceFrom || price, {
  error: PRICE_FROM_NEEDS_PRICE,
  path: ['priceFrom'],
  when: isGroup,
});

const member = group({
  name: displayText(40),
  /** What customers call this person, with the article: "o Davi". */
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
  /** Lines of Markdown, so that each problem can name its line. They're then parsed into topics. */
  body: z.array(markdownLine).transform((lines, context): readonly Topic[] => {
    const { topics, problems } = parsePolicy(lines);
    for (const [line, message] of problems) {
      context.addIssue({ code: 'custom', message, path: [line] });
    }
    return topics;
  }),
});

const contentFiles = z.strictObject({
  shop,
  openingHours,
  home,
  services: group({
    heading,
    lede: text(180),
    services: list(service, 80, { uniqueField: 'title' }),
  }),
  team: group({
    heading,
    team: optionalList(member, 12, 'name').superRefine(
      rejectRepeatedItems(['image'], SAME_PHOTO, portraitKeyOf),
      { when: isList },
    ),
  }),
  gallery: group({
    heading,
    // Unlike a portrait, a gallery photo can't appear twice with different crops: the lightbox shows the whole photo.
    gallery: optionalList(galleryPhoto, 12).superRefine(rejectRepeatedItems(['src'], SAME_PHOTO), {
      when: isList,
    }),
  }),
  testimonials: group({ heading, testimonials: optionalList(testimonial, 12) }),
  privacy: policy,
  terms: policy,
});

/** Checks links last, because they may lead to topics of either policy. */
export const contentSchema = contentFiles.superRefine(
  (content, context) => {
    const privacy = listTopics(content.privacy);
    const terms = listTopics(content.terms);
    const targets = listLinkTargets({
      topics: { '/privacidade': privacy, '/termos': terms },
      hasTeam: hasItems(content.team, 'team'),
      hasGallery: hasItems(content.gallery, 'gallery'),
    });
    const policies = [
      { key: 'privacy', page: '/privacidade', topics: privacy },
      { key: 'terms', page: '/termos', topics: terms },
    ];
    for (const { key, page, topics } of policies) {
      const links = topics?.flatMap((topic) => topic.links) ?? [];
      for (const { href, line } of links) {
        const message = explainLink(href, page, targets);
        if (message) {
          context.addIssue({ code: 'custom', message, path: [key, 'body', line] });
        }
      }
    }
  },
  { when: () => true }, // Links are checked even if something else is invalid.
);

/**
 * Returns undefined for a policy that couldn't be parsed. Zod passes such a policy on unchanged, so its `body` is still an
 * array of Markdown lines instead of topics.
 */
function listTopics(policy: Policy | undefined): readonly Topic[] | undefined {
  const topics: unknown = policy?.body;
  return Array.isArray(topics) && topics.every((topic) => typeof topic === 'object')
    ? policy?.body
    : undefined;
}

/** Counts invalid items too, so one mistake in a list doesn't make links to its section wrong. */
function hasItems(file: unknown, list: string): boolean {
  const items = readAt(file, [list]);
  return Array.isArray(items) && items.length > 0;
}

export type Content = z.output<typeof contentSchema>;
export type Shop = Content['shop'];
export type Service = z.output<typeof service>;
export type TeamMember = z.output<typeof member>;
export type Policy = Content['privacy'];
