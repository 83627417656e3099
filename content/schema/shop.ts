import { z } from 'zod';

/** Who the shop is, where it is and how to reach it. */
export const shopSchema = z.strictObject({
  /** The name in two parts: the signboard sets the trade narrow and the name wide. */
  name: z.strictObject({ trade: z.string(), proper: z.string() }),
  /** One sentence for search engines' business data. */
  description: z.string(),
  /** Where the site is published, without a path. The setting SITE_URL overrides it. */
  url: z.url(),
  /** Appointment page that every booking button opens. */
  bookingUrl: z.url(),
  /** E.164, such as `+5511912345678`. */
  telephone: z.string(),
  /** E.164; only when WhatsApp answers on another number. */
  whatsapp: z.string().optional(),
  whatsappGreeting: z.string(),
  address: z.strictObject({
    street: z.string(),
    district: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
  }),
  /** Decimal degrees (WGS 84); only with the shop's real position. */
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
  social: z.array(z.strictObject({ network: z.enum(['Instagram', 'Facebook']), url: z.url() })),
  timeZone: z.string(),
  priceRange: z.literal('$$'),
  /** In the order in which they are named to the visitor. */
  paymentMethods: z.array(
    z.strictObject({
      /** "débito", where a word is enough. */
      shortName: z.string(),
      /** "cartão de débito", in the terms. */
      name: z.string(),
      /** For search engines, in English as schema.org has it. */
      schemaOrgName: z.string(),
    }),
  ),
  /** Free cancellation up to so many hours before. */
  cancellationNoticeHours: z.number(),
});

export type Shop = z.infer<typeof shopSchema>;
