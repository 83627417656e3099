import { z } from 'zod';
import { isInDisplayFont } from '../fields/display-font';
import {
  answer,
  choice,
  flag,
  group,
  httpsUrl,
  integer,
  list,
  optionalList,
  pattern,
  rejectRepeatedItems,
  show,
  text,
  textWithVariables,
} from '../fields/fields';
import { openingHours } from '../hours/opening-hours';
import { DEFAULT_FOCUS, isUsablePhoto } from '../photos/original';
import { type Facts, fillVariables, findVariables, listFacts, VARIABLES } from '../policies/facts';
import { fillTopics, parsePolicy } from '../policies/policy';
import { SEPARATORS, splitName } from '../shop/names';
import { findWhatsapp } from '../shop/telephones';
import { isQuotation, toCurlyQuotes, toSingleQuotes } from '../text/quotes';

/**
 * @file Defines what each content file may contain. Types, error messages and the help in code editors are derived from
 * it.
 */

/**
 * Text in the display font, which has no straight quotation marks and no emoji.
 *
 * @param neverShown - Matches characters that may be typed, but aren't shown.
 */
function displayText(
  maxLength: number,
  sentence = `escreva um texto de até ${maxLength} caracteres, com as letras e os sinais do português, sem emoji nem chaves; se tem dois-pontos ou #, ponha-o entre aspas: "Corte: social".`,
  neverShown: string | RegExp = '',
) {
  return text(maxLength, sentence)
    .overwrite(toCurlyQuotes)
    .refine((shown) => isInDisplayFont(shown.replace(neverShown, '')), answer(sentence));
}

const MAX_HEADING_LINE_LENGTH = 28;

/** A longer heading is written as several lines, as on a poster. */
const heading = list(
  displayText(
    MAX_HEADING_LINE_LENGTH,
    `escreva uma linha de até ${MAX_HEADING_LINE_LENGTH} caracteres, com as letras e os sinais do português, sem emoji nem chaves, e o resto do título em outra linha embaixo, com o seu traço; se tem dois-pontos ou #, ponha-a entre aspas.`,
  ),
  { maxItems: 5, example: 'Quem senta, volta.' },
);

const focus = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  'escreva o ponto como 40% 20%: da esquerda e do alto da foto.',
);

const ASK_FOR_PHOTO =
  'ponha em content/photos uma foto em JPEG ou PNG que abre, e escreva o nome exato dela, como /photos/hero.jpg.';

/** Owners write the name of a file in `content/photos/`. The CMS writes it as `/photos/hero.jpg`. */
const photo = z
  .string(ASK_FOR_PHOTO)
  .meta(show(ASK_FOR_PHOTO))
  .transform(async (typed, context) => {
    const src = typed.replace(/^\/photos\//, '');
    if (!(await isUsablePhoto(src))) {
      context.addIssue({ code: 'custom', message: ASK_FOR_PHOTO });
    }
    return src;
  });

const photoFields = { src: photo, alt: text(160), focus: focus.optional() };

const SAME_ITEM = 'já está nesta lista: mude um dos dois, ou apague este.';
const SAME_PHOTO =
  'esta foto já está nesta lista: escolha outra, ou apague este item; se eram duas fotos com o mesmo nome, envie esta de novo, com outro nome.';

const ASK_FOR_PRICE =
  'escreva o preço em reais, só o número, até 9999: 40 ou 37,50; grátis é 0; sem preço certo, apague a linha; “a partir de” é a linha priceFrom: true.';

/** A price in reais, whole or with cents after a comma. Zero is shown as “grátis”. */
const price = z
  .union(
    [integer(0, 9999, ASK_FOR_PRICE), pattern(/^\d{1,4}(,\d\d)?$/, ASK_FOR_PRICE)],
    ASK_FOR_PRICE,
  )
  // YAML reads `40` as a number but `37,50` as a string, and the form at `/admin` writes only strings.
  .transform((typed) => Number(String(typed).replace(',', '.')));

const telephone = pattern(
  /^\([1-9][1-9]\) (9\d|[2-5])\d{3}-\d{4}$/,
  'escreva um telefone só, com o DDD e sem o 55: um celular como (11) 98765-4321, ou um fixo como (11) 3456-7890.',
);

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const ASK_FOR_SHORT_NAME =
  'copie aqui uma ou mais palavras do nome, com as mesmas letras, até 24 caracteres.';

const shop = group({
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
})
  .refine((names) => splitName(names).length > 0, {
    ...answer(ASK_FOR_SHORT_NAME),
    path: ['shortName'],
  })
  .transform((fields) => ({ ...fields, whatsapp: findWhatsapp(fields) }));

const home = group({
  title: text(50),
  description: text(160),
  hero: group({ headline: heading, lede: text(180), photo: group(photoFields) }),
  booking: group({
    heading,
    steps: list(text(120), { maxItems: 8, example: 'Escolha o serviço e a hora.' }),
    note: text(120),
  }),
  contact: group({ heading }),
});

const service = group({
  title: displayText(48),
  description: text(160).optional(),
  price: price.optional(),
  priceFrom: flag(),
  durationInMinutes: integer(
    5,
    600,
    'escreva a duração em minutos, só o número, de 5 a 600: 40, ou 90 para uma hora e meia.',
  ).optional(),
  features: optionalList(text(60), { maxItems: 5, example: 'Toalha quente' }),
}).refine(({ price, priceFrom }) => !priceFrom || price, {
  ...answer('“a partir de” pede um preço em price, maior que 0: escreva-o, ou apague esta linha.'),
  path: ['priceFrom'],
});

const services = group({
  heading,
  lede: text(180),
  services: list(service, { maxItems: 80, example: 'title: Corte' }).superRefine(
    rejectRepeatedItems('title', ({ title }) => title, SAME_ITEM),
  ),
}).transform(({ services: items, ...rest }) => ({ ...rest, items }));

const member = group({
  name: displayText(40),
  /** What customers call this person, with the article: "o Davi". */
  calledAs: text(24).optional(),
  role: text(80).optional(),
  image: photo.optional(),
  focus: focus.optional(),
  description: text(320).optional(),
});

const team = group({
  heading,
  team: optionalList(member, { maxItems: 12, example: 'name: Davi Prado' })
    .superRefine(rejectRepeatedItems('name', ({ name }) => name, SAME_ITEM))
    // Two people may share a group photo with different crops.
    .superRefine(
      rejectRepeatedItems(
        'image',
        ({ image, focus = DEFAULT_FOCUS }) => image && `${image} ${focus}`,
        SAME_PHOTO,
      ),
    ),
}).transform(({ team: members, ...rest }) => ({ ...rest, members }));

const galleryPhoto = group({ ...photoFields, caption: text(60).optional() });

const gallery = group({
  heading,
  // Unlike a portrait, a photo can't appear twice with different crops: the lightbox shows the whole photo.
  gallery: optionalList(galleryPhoto, {
    maxItems: 12,
    example: 'src: /photos/fachada.jpg',
  }).superRefine(rejectRepeatedItems('src', ({ src }) => src, SAME_PHOTO)),
}).transform(({ gallery: photos, ...rest }) => ({ ...rest, photos }));

const ASK_FOR_QUOTATION =
  'escreva o que o cliente disse, até 260 caracteres, sem aspas em volta, que o site as põe, e sem chaves; se tem dois-pontos ou #, ponha-o entre aspas retas, "assim".';

const testimonial = group({
  name: text(40),
  location: text(40).optional(),
  stars: integer(1, 5).optional(),
  /** The page adds quotation marks, so those inside become single ones. */
  text: text(260, ASK_FOR_QUOTATION)
    .refine((typed) => !isQuotation(typed), answer(ASK_FOR_QUOTATION))
    .overwrite(toSingleQuotes),
});

const testimonials = group({
  heading,
  testimonials: optionalList(testimonial, { maxItems: 12, example: 'name: Marcos A.' }),
}).transform(({ testimonials: items, ...rest }) => ({ ...rest, items }));

const policy = group({
  title: displayText(40),
  description: textWithVariables(160, VARIABLES),
  summary: textWithVariables(240, VARIABLES),
  /** Lines of Markdown, so that each problem can name its line. */
  body: z.array(z.string()).transform((lines, context) => {
    const { problems, ...body } = parsePolicy(lines);
    for (const [line, message] of problems) {
      context.addIssue({ code: 'custom', message, path: [line] });
    }
    return body;
  }),
});

type PolicyDraft = z.output<typeof policy>;

/** Rejects variables whose facts the shop doesn't have. `key` is the policy's key in the content. */
function fillPolicy(
  { body, ...draft }: PolicyDraft,
  facts: Facts,
  key: string,
  context: z.RefinementCtx,
) {
  function rejectMissingFacts(names: readonly string[], path: readonly (string | number)[]) {
    for (const name of names.filter((one) => !facts.has(one))) {
      const message = `a barbearia não tem {${name}}: tire-o deste texto, ou escreva o dado em shop.yaml.`;
      context.addIssue({ code: 'custom', message, path: [key, ...path] });
    }
  }
  rejectMissingFacts(findVariables(draft.description), ['description']);
  rejectMissingFacts(findVariables(draft.summary), ['summary']);
  for (const { line, name } of body.variables) {
    rejectMissingFacts([name], ['body', line]);
  }
  return {
    title: draft.title,
    description: fillVariables(draft.description, facts),
    summary: fillVariables(draft.summary, facts),
    topics: fillTopics(body.drafts, facts),
  };
}

export const contentSchema = z
  .strictObject({
    shop,
    openingHours,
    home,
    services,
    team,
    gallery,
    testimonials,
    privacy: policy,
    terms: policy,
  })
  .transform((content, context) => {
    const facts = listFacts(content.shop);
    return {
      ...content,
      privacy: fillPolicy(content.privacy, facts, 'privacy', context),
      terms: fillPolicy(content.terms, facts, 'terms', context),
    };
  });

export type Content = z.output<typeof contentSchema>;
export type Shop = z.output<typeof shop>;
export type Service = z.output<typeof service>;
export type TeamMember = z.output<typeof member>;
export type Policy = Content['privacy'];
