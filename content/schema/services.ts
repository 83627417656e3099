import { z } from 'zod';

/** One line of the price list. */
export const serviceSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  priceInReais: z.number(),
  features: z.array(z.string()),
});

export type Service = z.infer<typeof serviceSchema>;
