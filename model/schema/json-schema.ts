import { z } from 'zod';
import type { FieldInfo } from './field';

/** JSON Schema of a field, group or list, with CMS metadata. */
export type JsonSchema = Partial<FieldInfo> & {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
};

/** The JSON Schema of a file's input, for the parser, editors and the CMS. */
export function buildJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // Accepts 40, which YAML editors read as a number, like '40'.
      if (jsonSchema.type === 'string') {
        Object.assign(jsonSchema, { type: ['string', 'number'] });
      }
    },
  }) as JsonSchema;
}
