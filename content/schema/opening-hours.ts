import { z } from 'zod';

/** In the order of the week that the table shows. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes after midnight, in the shop's time zone. */
const hoursSchema = z.strictObject({ opensAtMinute: z.number(), closesAtMinute: z.number() });

export type Hours = z.infer<typeof hoursSchema>;

/** The usual week (closed is `null`) and the dates that differ from it. */
export const openingHoursSchema = z.strictObject({
  week: z.record(z.enum(WEEKDAYS), hoursSchema.nullable()),
  specialDays: z.array(
    z.strictObject({
      /** ISO 8601 date, such as `2026-12-25`. */
      date: z.iso.date(),
      hours: hoursSchema.nullable(),
      /** The reason, as the visitor reads it: "Natal". */
      note: z.string(),
    }),
  ),
});

export type OpeningHours = z.infer<typeof openingHoursSchema>;
