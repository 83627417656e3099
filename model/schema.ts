import { z } from 'zod';
import { flag, group, httpsUrl, integer, list, optionalList, pattern, text } from './fields';
import { splitName } from './names';
import { specialDays, week } from './opening-hours';
import { explainPhoto } from './photos/original';
import { explainPolicy } from './policy';

/** @file What each content file may say. Types, messages and editor support follow from it. */

/** A content file. `sample` says that it still is the example's. */
const file = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  group({ sample: flag, ...shape });

const heading = list(text(28), 5);

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

const photoFields = { src: photo, alt: text(160), focus: focus.optional() };

/** In reais: whole, or with cents after a comma. Zero is free; without a price, it is on request. */
const WRITE_PRICE = 'escreva o preço em reais, só o número: 40 ou 37,50.';
const price = z
  .union([z.number(), z.string()], WRITE_PRICE)
  .refine((typed) => /^\d{1,4}(,\d\d)?$/.test(String(typed)), WRITE_PRICE)
  .transform((typed) => Number(String(typed).replace(',', '.')));

const telephone = pattern(
  /^\([1-9][1-9]\) (9\d|[2-5])\d{3}-\d{4}$/,
  'escreva o telefone como (11) 98765-4321, com o DDD.',
);

const STATES =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const shop = file({
  name: text(40),
  /** Words of the name: what the sign sets in wide letters, and phones show under the icon. */
  shortName: text(24),
  description: text(200),
  url: httpsUrl.regex(/^https:\/\/[^/]+\/?$/, 'escreva o endereço só até o fim do domínio.'),
  bookingUrl: httpsUrl,
  telephone,
  /** If it is another number. */
  whatsapp: telephone.optional(),
  whatsappGreeting: text(120),
  address: group({
    street: text(60),
    district: text(40),
    city: text(40),
    state: z.enum(STATES, `use a sigla do estado: ${STATES.join(', ')}.`),
    postalCode: pattern(/^\d{5}-\d{3}$/, 'escreva o CEP como 01000-000.'),
  }),
  social: optionalList(httpsUrl, 8),
  priceRange: z.enum(['$', '$$', '$$$', '$$$$'], 'escreva de $ a $$$$.'),
  paymentMethods: list(text(40), 8),
  cancellationNoticeHours: integer(0, 72),
})
  .refine((names) => splitName(names).length > 0, {
    error: 'copie aqui uma ou mais palavras do nome, com as mesmas letras.',
    path: ['shortName'],
  })
  .transform((all) => ({ ...all, whatsapp: all.whatsapp ?? all.telephone }));

const home = file({
  title: text(50),
  description: text(160),
  hero: group({ headline: heading, lede: text(180), photo: group(photoFields) }),
  booking: group({ heading, steps: list(text(80), 8), note: text(120) }),
  contact: group({ heading }),
});

const service = group({
  title: text(36),
  description: text(160).optional(),
  price: price.optional(),
  priceFrom: flag,
  features: optionalList(text(60), 5),
});

const member = group({
  name: text(40),
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
  text: text(200),
});

const policy = file({
  title: text(40),
  description: text(160),
  summary: text(240),
  /** The lines of the Markdown, so that a problem names its own; each heading begins a topic. */
  body: z.array(z.string()).transform((lines, context) => {
    for (const [line, message] of explainPolicy(lines).entries()) {
      if (message) {
        context.addIssue({ code: 'custom', message, path: [line] });
      }
    }
    return lines.join('\n');
  }),
});

const REPLACE_SAMPLE =
  'este arquivo ainda é do exemplo: escreva nele o que é seu, e apague esta linha.';

/** All content: a key for each file. All files are the example's, or none. */
export const contentSchema = z
  .strictObject({
    shop,
    openingHours: file({ week, specialDays }),
    home,
    services: file({ heading, lede: text(180), services: list(service, 12, 'title') }),
    team: file({ heading, team: optionalList(member, 6, 'name') }),
    gallery: file({ heading, gallery: optionalList(galleryPhoto, 12) }),
    testimonials: file({ heading, testimonials: optionalList(testimonial, 12) }),
    privacy: policy,
    terms: policy,
  })
  .superRefine((files, context) => {
    const samples = Object.entries(files).filter(([, { sample }]) => sample);
    const isMixed = samples.length < Object.keys(files).length;
    for (const [key] of isMixed ? samples : []) {
      context.addIssue({ code: 'custom', message: REPLACE_SAMPLE, path: [key, 'sample'] });
    }
  });

export type Content = z.output<typeof contentSchema>;
export type Shop = Content['shop'];
export type Service = z.output<typeof service>;
export type TeamMember = z.output<typeof member>;
export type Policy = Content['privacy'];
