import { z } from 'zod';
import {
  contentFile,
  displayText,
  group,
  heading,
  integer,
  list,
  optionalList,
  rejectRepeatedItems,
  text,
} from '../fields/fields';
import { openingHours } from '../hours/opening-hours';
import { DEFAULT_FOCUS } from '../photos/crop';
import { focus, photo, photoFields, SAME_PHOTO } from '../photos/photo-fields';
import { buildPicture } from '../photos/pictures';
import { policy } from '../policies/policy';
import { services } from '../shop/services';
import { shop } from '../shop/shop';
import { toSingleQuotes } from '../text/quotes';

/**
 * @file Defines what each content file may contain. Types, error messages and the help in code editors are derived from
 * it.
 */

const home = contentFile({
  title: text(50),
  description: text(160),
  hero: group({
    headline: heading(),
    lede: text(180),
    photo: group(photoFields).transform((fields) => buildPicture('hero', fields)),
  }),
  /** A shop without it takes no bookings: its page has no section, buttons or links for them. */
  booking: group({
    heading: heading(),
    steps: list(text(120), { maxItems: 8, example: 'Escolha o serviço e a hora.' }),
    note: text(120).optional(),
  }).optional(),
  contact: group({ heading: heading() }),
});

const member = group({
  name: displayText(40),
  role: text(80).optional(),
  image: photo.optional(),
  focus,
  description: text(320).optional(),
}).transform(({ image, focus, ...rest }) => ({
  ...rest,
  // The alternative text is empty, because the person's name is beside the portrait.
  portrait: image && buildPicture('portrait', { src: image, alt: '', focus }),
}));

const team = contentFile({
  heading: heading(),
  team: optionalList(member, { maxItems: 12, example: 'name: Davi Prado' })
    .superRefine(rejectRepeatedItems('name', ({ name }) => name))
    // Two people may share a group photo with different crops.
    .superRefine(
      rejectRepeatedItems(
        'image',
        ({ portrait }) =>
          portrait && `${portrait.original.name} ${portrait.focus ?? DEFAULT_FOCUS}`,
        SAME_PHOTO,
      ),
    ),
}).transform(({ team: members, ...rest }) => ({ ...rest, members }));

const galleryPhoto = group({ ...photoFields, caption: text(60).optional() }).transform(
  ({ src, alt, focus, ...rest }) => ({
    ...rest,
    picture: buildPicture('gallery', { src, alt, focus }),
  }),
);

const gallery = contentFile({
  heading: heading(),
  // Unlike a portrait, a photo can't appear twice with different crops: the lightbox shows the whole photo.
  gallery: optionalList(galleryPhoto, {
    maxItems: 12,
    example: 'src: /photos/fachada.jpg',
  }).superRefine(rejectRepeatedItems('src', ({ picture }) => picture.original.name, SAME_PHOTO)),
}).transform(({ gallery: photos, ...rest }) => ({ ...rest, photos }));

const ASK_FOR_QUOTATION =
  'escreva o que o cliente disse, até 260 caracteres, sem aspas em volta, que o site as põe; no arquivo, só se tem dois-pontos ou # é que a linha fica entre aspas retas, "assim".';

const testimonial = group({
  name: text(40),
  location: text(40).optional(),
  stars: integer(1, 5).optional(),
  /** The page adds quotation marks, so those inside become single ones. */
  text: text(260, ASK_FOR_QUOTATION).overwrite(toSingleQuotes),
});

const testimonials = contentFile({
  heading: heading(),
  testimonials: optionalList(testimonial, { maxItems: 12, example: 'name: Marcos A.' }),
}).transform(({ testimonials: items, ...rest }) => ({ ...rest, items }));

const BOOKING_PAGE_WITHOUT_BOOKINGS =
  'sem “Reserva” (booking, em home.yaml), a barbearia não marca hora: deixe isto vazio ou, se ela marca, preencha a reserva.';

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
  .superRefine(({ shop, home }, context) => {
    if (shop.bookingUrl && !home.booking) {
      const path = ['shop', 'bookingUrl'];
      context.addIssue({ code: 'custom', message: BOOKING_PAGE_WITHOUT_BOOKINGS, path });
    }
  });

export type Content = z.output<typeof contentSchema>;
export type TeamMember = Content['team']['members'][number];
