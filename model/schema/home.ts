import { z } from 'zod';
import { filledList } from './list';
import { photoSchema } from './photo';
import { rule } from './rule';
import { displayLine, FACTS, label, text } from './text';

const MOST_LINES = 5;

/** Lines of a display heading, broken where the sense breaks. */
const headingSchema = filledList(displayLine, { called: 'a linha' }).superRefine(
  rule(function* (lines) {
    if (lines.length > MOST_LINES) {
      yield {
        problem: `o título tem ${lines.length} linhas, e cabem ${MOST_LINES}.`,
        fix: 'junte linhas ou encurte o título.',
      };
    }
  }),
);

const lede = text({ max: 180 });

/** Everything the home page says that is not a fact of another file. */
export const homeSchema = z.strictObject({
  title: text({ max: 50 }),
  description: text({ max: 160 }),
  hero: z.strictObject({
    headline: headingSchema,
    lede,
    servicesLabel: text({ max: 24 }),
    photo: photoSchema,
  }),
  services: z.strictObject({
    heading: headingSchema,
    lede: text({ max: 180, marks: FACTS }),
    bookLabel: text({ max: 24 }),
  }),
  booking: z.strictObject({
    heading: headingSchema,
    steps: filledList(text({ max: 80 }), { called: 'o passo' }),
    bookLabel: text({ max: 24 }),
    note: text({ max: 120 }),
  }),
  team: z.strictObject({
    name: label,
    heading: headingSchema,
    bookWithLabel: text({ max: 40, needs: ['nome'] }),
  }),
  gallery: z.strictObject({ name: label, heading: headingSchema }),
  testimonials: z.strictObject({ name: label, heading: headingSchema, starsLabel: label }),
  contact: z.strictObject({
    name: label,
    heading: headingSchema,
    addressLabel: label,
    directionsLabel: label,
    phoneLabel: label,
    phoneAndWhatsappLabel: label,
    whatsappLabel: label,
    saveContactLabel: label,
    hoursLabel: label,
    todayLabel: text({ max: 16 }),
    closedLabel: text({ max: 16 }),
    mapLabel: text({ max: 60, marks: FACTS }),
  }),
});

export type Home = z.infer<typeof homeSchema>;
