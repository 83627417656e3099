import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FILES } from '../model/content';
import { contentSchema } from '../model/schema';

// Writes the JSON Schemas with which editors complete and underline fields (.vscode/settings.json).
const FOLDER = '.cache/json-schema';

mkdirSync(FOLDER, { recursive: true });
const { properties } = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
for (const [key, name] of Object.entries(FILES)) {
  writeFileSync(`${FOLDER}/${name.replace(/\..*/, '.json')}`, JSON.stringify(properties?.[key]));
}
