import { z } from 'zod';
import { photoSchema } from './photo';

/** Lines of a display heading, broken where the sense breaks. */
const linesSchema = z.array(z.string());

/** Everything the home page says that is not a fact of another file. */
export const homeSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  hero: z.strictObject({
    headline: linesSchema,
    lede: z.string(),
    servicesLabel: z.string(),
    photo: photoSchema,
  }),
  services: z.strictObject({ heading: linesSchema, lede: z.string(), bookLabel: z.string() }),
  booking: z.strictObject({
    heading: linesSchema,
    steps: z.array(z.string()),
    bookLabel: z.string(),
    note: z.string(),
  }),
  team: z.strictObject({ name: z.string(), heading: linesSchema, bookWithLabel: z.string() }),
  gallery: z.strictObject({ name: z.string(), heading: linesSchema }),
  testimonials: z.strictObject({ name: z.string(), heading: linesSchema, starsLabel: z.string() }),
  contact: z.strictObject({
    name: z.string(),
    heading: linesSchema,
    addressLabel: z.string(),
    directionsLabel: z.string(),
    phoneLabel: z.string(),
    phoneAndWhatsappLabel: z.string(),
    whatsappLabel: z.string(),
    saveContactLabel: z.string(),
    hoursLabel: z.string(),
    todayLabel: z.string(),
    closedLabel: z.string(),
    mapLabel: z.string(),
  }),
});

export type Home = z.infer<typeof homeSchema>;
