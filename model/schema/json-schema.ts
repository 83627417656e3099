import { z } from 'zod';
import type { FieldInfo } from './field';

/** A field, a group or a list as JSON Schema has it, with what a form needs. */
export type JsonSchema = Partial<FieldInfo> & {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
};

/** What a file may hold, as its owner types it: for the reader of files, for editors and for the form. */
export function buildJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // In YAML, 40 is a number, and as good as '40'.
      if (jsonSchema.type === 'string') {
        Object.assign(jsonSchema, { type: ['string', 'number'] });
      }
    },
  }) as JsonSchema;
}
