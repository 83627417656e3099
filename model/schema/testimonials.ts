import { z } from 'zod';
import { text } from './text';

/** What a customer said, published with their permission. */
export const testimonialSchema = z.strictObject({
  name: text({ max: 40 }),
  location: text({ max: 40 }),
  text: text({ max: 200, min: 20, longestWord: 22, face: 'display' }),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
