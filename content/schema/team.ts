import { z } from 'zod';

/** Someone who cuts hair at the shop. */
export const teamMemberSchema = z.strictObject({
  name: z.string(),
  /** As the visitor would call them: "Agendar com o Davi". */
  calledAs: z.string(),
  role: z.string(),
  /** File name inside `content/photos/`. */
  image: z.string(),
  description: z.string(),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
