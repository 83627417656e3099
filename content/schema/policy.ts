import { z } from 'zod';

/**
 * A page of rules. In texts, `**x**` is strong, and `{nome}`, `{telefone}`, `{endereco}`,
 * `{antecedencia}` and `{formasDePagamento}` stand for the facts of `content/shop.ts`.
 */
export const policySchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  summary: z.string(),
  topics: z.array(
    z.strictObject({
      /** URL fragment. */
      id: z.string(),
      heading: z.string(),
      /** Paragraphs; a nested list is a list. */
      body: z.array(z.union([z.string(), z.array(z.string())])),
    }),
  ),
});

export type Policy = z.infer<typeof policySchema>;
