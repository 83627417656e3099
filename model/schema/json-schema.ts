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

/** The JSON Schema of a file's input, for editors, the CMS and messages. */
export function buildJsonSchema(schema: z.ZodType): JsonSchema {
  return allowPlain(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
}

/** Editors read `40` as a number, `true` as a boolean and a field without a text as null. */
function allowPlain({ type, ...schema }: JsonSchema, isRequired = true): JsonSchema {
  const types = type === 'string' ? ['string', 'number', 'boolean'] : [type ?? []].flat();
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, allowPlain(field, schema.required?.includes(name) === true)] as const,
  );
  const [only, ...more] = isRequired ? types : [...types, 'null'];
  return {
    ...(type && only && { type: more.length > 0 ? [only, ...more] : only }),
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.items && { items: allowPlain(schema.items) }),
  };
}
