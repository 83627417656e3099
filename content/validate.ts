import { z } from 'zod';
import { unwrapExamples } from './example';
import { homeSchema } from './schema/home';
import { openingHoursSchema } from './schema/opening-hours';
import { galleryPhotoSchema } from './schema/photo';
import { policySchema } from './schema/policy';
import { serviceSchema } from './schema/services';
import { shopSchema } from './schema/shop';
import { teamMemberSchema } from './schema/team';
import { testimonialSchema } from './schema/testimonials';
import { uiTextSchema } from './schema/ui-text';

const contentSchema = z.strictObject({
  gallery: z.array(galleryPhotoSchema),
  home: homeSchema,
  openingHours: openingHoursSchema,
  privacy: policySchema,
  services: z.array(serviceSchema),
  shop: shopSchema,
  team: z.array(teamMemberSchema),
  terms: policySchema,
  testimonials: z.array(testimonialSchema),
  uiText: uiTextSchema,
});

export type Content = z.infer<typeof contentSchema>;

/** The content without example marks, checked. Throws an error that lists every problem. */
export function validateContent(marked: unknown): { content: Content; examples: string[] } {
  const { value, examples } = unwrapExamples(marked);
  const result = contentSchema.safeParse(value);
  if (!result.success) {
    throw new Error(`Conteúdo inválido:\n${z.prettifyError(result.error)}`);
  }
  return { content: result.data, examples: examples.map((path) => path.join('.')) };
}
