import { z } from 'zod';
import type { Path } from './check/places';
import { ContentError, explainIssue, listProblems } from './check/report';
import { findWhatsappDoubts } from './check/whatsapp-doubts';
import { unwrapExamples } from './example';
import { homeSchema } from './schema/home';
import { countedList } from './schema/list';
import { openingHoursSchema } from './schema/opening-hours';
import { galleryPhotoSchema } from './schema/photo';
import { policySchema } from './schema/policy';
import { always, rule } from './schema/rule';
import { serviceSchema } from './schema/services';
import { shopSchema } from './schema/shop';
import { teamMemberSchema } from './schema/team';
import { testimonialSchema } from './schema/testimonials';
import { uiTextSchema } from './schema/ui-text';

const contentSchema = z
  .strictObject({
    gallery: countedList(
      'gallery',
      galleryPhotoSchema,
      { field: 'src', called: 'a foto' },
      { field: 'alt', called: 'a descrição (alt)' },
    ),
    home: homeSchema,
    openingHours: openingHoursSchema,
    privacy: policySchema,
    services: countedList(
      'services',
      serviceSchema,
      { field: 'id', called: 'o id' },
      { field: 'title', called: 'o título' },
    ),
    shop: shopSchema,
    team: countedList('team', teamMemberSchema, { field: 'name', called: 'o nome' }),
    terms: policySchema,
    testimonials: countedList('testimonials', testimonialSchema, {
      field: 'text',
      called: 'o depoimento',
    }),
    uiText: uiTextSchema,
  })
  .superRefine(rule(findWhatsappDoubts), always);

export type Content = z.infer<typeof contentSchema>;

type ValidContent = {
  content: Content;
  /** Where the values are that only stand in for the shop's own. */
  examples: readonly Path[];
};

/** The content without example marks, checked. Throws an error that lists every problem. */
export function validateContent(marked: unknown): ValidContent {
  const { value, examples } = unwrapExamples(marked);
  const result = contentSchema.safeParse(value, { error: explainIssue });
  if (!result.success) {
    throw new ContentError(listProblems(result.error.issues, value));
  }
  return { content: result.data, examples };
}
