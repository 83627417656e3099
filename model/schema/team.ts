import { z } from 'zod';
import { photoFileSchema } from './photo';
import { text } from './text';

/** Someone who cuts hair at the shop. */
export const teamMemberSchema = z.strictObject({
  name: text({ max: 40, longestWord: 18, face: 'display' }),
  /** As the visitor would call them: "Agendar com o Davi". */
  calledAs: text({ max: 24 }),
  role: text({ max: 80 }),
  image: photoFileSchema,
  description: text({ max: 320 }),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
