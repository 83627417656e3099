import { z } from 'zod';

/** What a customer said, published with their permission. */
export const testimonialSchema = z.strictObject({
  name: z.string(),
  location: z.string(),
  text: z.string(),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
