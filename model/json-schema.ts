import { z } from 'zod';
import { SCHEMAS } from './content';
import type { Subject } from './drawer/drawer';
import type { FieldInfo } from './schema/field';

/** A field, a group or a list as JSON Schema has it, with what a form needs. */
export type JsonSchema = Partial<FieldInfo> & {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
};

/** What the file of a subject may hold, as its owner types it: for editors and for the form. */
export function buildJsonSchema(subject: Subject): JsonSchema {
  return z.toJSONSchema(SCHEMAS[subject], {
    io: 'input',
    override: ({ jsonSchema }) => {
      // In YAML, 40 is a number, and as good as '40'.
      if (jsonSchema.type === 'string') {
        Object.assign(jsonSchema, { type: ['string', 'number'] });
      }
    },
  }) as JsonSchema;
}
