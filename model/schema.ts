import { z } from 'zod';
import { explainLetters } from './display-font';
import {
  EVEN_IF_WRONG,
  flag,
  group,
  httpsUrl,
  integer,
  list,
  optionalList,
  pattern,
  text,
} from './fields';
import { SEPARATORS, splitName } from './names';
import { specialDays, week } from './opening-hours';
import { CENTRE, explainPhoto } from './photos/original';
import { explainPolicy } from './policy';
import { setQuotes, unquote } from './quotes';
import { readAt } from './yaml';

/** @file What each content file may say. Types, messages and editor support follow from it. */

/** A text that is fitted or drawn with the display font, which has to have all letters but `unset`. */
function displayText(max: number, unset: string | RegExp = '') {
  const explain = (typed: unknown) => explainLetters(`${typed}`.replace(unset, ''));
  return text(max)
    .overwrite(setQuotes)
    .refine((typed) => !explain(typed), { error: ({ input }) => explain(input) });
}

const heading = list(displayText(28), 5);

const focus = pattern(
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  'escreva o ponto como 40% 20%: da esquerda e do alto da foto.',
);

/** The name of a file in `content/photos/`. The CMS writes it as `/photos/hero.jpg`. */
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
 * Refuses a photo that an item before it shows already. Two people may share a group photo if their crops differ;
 * a gallery shows photos whole, so there the crop makes no difference.
 */
function refuseSamePhoto(field: 'src' | 'image', cropField?: 'focus') {
  return (items: readonly unknown[], context: z.RefinementCtx) => {
    const shown = new Set<string>();
    for (const [index, item] of items.entries()) {
      const src = readAt(item, [field]);
      if (typeof src !== 'string') {
        continue;
      }
      const crop = cropField ? readAt(item, [cropField]) : undefined;
      const picture = `${src} ${crop ?? CENTRE}`;
      if (shown.has(picture)) {
        context.addIssue({ code: 'custom', message: SAME_PHOTO, path: [index, field] });
      }
      shown.add(picture);
    }
  };
}

const photoFields = { src: photo, alt: text(160), focus: focus.optional() };

/** In reais: whole, or with cents after a comma. Zero is free; without a price, it is on request. */
const WRITE_PRICE = 'escreva o preço em reais, só o número: 40 ou 37,50.';
const price = z
  .union(
    [
      z.int(WRITE_PRICE).min(0, WRITE_PRICE).max(9999, WRITE_PRICE),
      pattern(/^\d{1,4}(,\d\d)?$/, WRITE_PRICE),
    ],
    WRITE_PRICE,
  )
  .transform((typed) => Number(String(typed).replace(',', '.')));

const telephone = pattern(
  /^\([1-9][1-9]\) (9\d|[2-5])\d{3}-\d{4}$/,
  'escreva o telefone como (11) 98765-4321, com o DDD.',
);

const WRITE_DOMAIN = 'escreva o endereço só até o fim do domínio.';
const WRITE_PRICE_TOO =
  '“a partir de” pede um preço em price, maior que 0: escreva-o, ou apague esta linha.';

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Landlines have no WhatsApp, unless the owner says so. */
export const isLandline = (telephone: string) => /^\(\d\d\) [2-5]/.test(telephone);

const shop = group({
  /** Until the content is the owner's. */
  sample: flag,
  name: displayText(40, SEPARATORS),
  /** Words of the name: what the sign sets in wide letters, and phones show under the icon. */
  shortName: displayText(24),
  description: text(200),
  url: httpsUrl(/^https:\/\/[^/]+\/?$/, WRITE_DOMAIN),
  bookingUrl: httpsUrl(),
  telephone,
  /** If it is another number. */
  whatsapp: telephone.optional(),
  whatsappGreeting: text(120).optional(),
  address: group({
    street: text(60),
    district: text(40),
    city: text(40),
    state: z.enum(STATES, `use a sigla do estado: ${STATES.join(', ')}.`),
    postalCode: pattern(/^\d{5}-\d{3}$/, 'escreva o CEP como 01000-000.'),
    /** Second floor, parking: for people, not for maps. */
    note: text(80).optional(),
  }),
  social: optionalList(httpsUrl(), 8),
  priceRange: z.enum(['$', '$$', '$$$', '$$$$'], 'escreva de $ a $$$$.'),
  paymentMethods: list(text(40), 8),
  cancellationNoticeHours: integer(0, 72),
})
  .refine((names) => splitName(names).length > 0, {
    error: 'copie aqui uma ou mais palavras do nome, com as mesmas letras.',
    path: ['shortName'],
    when: ({ value }) => z.object({ name: text(40), shortName: text(24) }).safeParse(value).success,
  })
  .transform(({ whatsapp, ...all }) => ({
    ...all,
    whatsapp: whatsapp ?? (isLandline(all.telephone) ? undefined : all.telephone),
  }));

const home = group({
  title: text(50),
  description: text(160),
  hero: group({ headline: heading, lede: text(180), photo: group(photoFields) }),
  booking: group({ heading, steps: list(text(120), 8), note: text(120) }),
  contact: group({ heading }),
});

const service = group({
  title: displayText(48),
  description: text(160).optional(),
  price: price.optional(),
  priceFrom: flag,
  features: optionalList(text(60), 5),
}).refine(({ price, priceFrom }) => !priceFrom || price, {
  error: WRITE_PRICE_TOO,
  path: ['priceFrom'],
  ...EVEN_IF_WRONG,
});

const member = group({
  name: displayText(40),
  /** As customers say it: "o Davi". */
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
  /** The lines of the Markdown, so that a problem names its own; each heading begins a topic. */
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

/** All content: a key for each file. */
export const contentSchema = z.strictObject({
  shop,
  openingHours: group({ week, specialDays }),
  home,
  services: group({ heading, lede: text(180), services: list(service, 40, 'title') }),
  team: group({
    heading,
    team: optionalList(member, 12, 'name').superRefine(
      refuseSamePhoto('image', 'focus'),
      EVEN_IF_WRONG,
    ),
  }),
  gallery: group({
    heading,
    gallery: optionalList(galleryPhoto, 12).superRefine(refuseSamePhoto('src'), EVEN_IF_WRONG),
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
