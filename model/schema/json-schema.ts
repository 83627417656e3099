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

/**
 * The JSON Schema of a file's input, for editors, the CMS and messages. Editors read `40` as a number,
 * `true` as a boolean and a field without a text as null.
 */
export function buildJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const { type = [] } = jsonSchema as JsonSchema;
      const types = new Set(type === 'string' ? ['string', 'number', 'boolean'] : [type].flat());
      const all = zodSchema._zod.optin ? types.add('null') : types;
      Object.assign(jsonSchema, type.length > 0 && all.size > 1 && { type: [...all] });
    },
  }) as JsonSchema;
}
