import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FILES } from '../model/loading/content-files';
import { contentSchema } from '../model/loading/schema';

/**
 * @file Writes a JSON Schema for each content file. With it, editors complete the file's fields and underline errors.
 * `.vscode/settings.json` assigns the schemas to the files.
 */

const FOLDER = '.cache/json-schema';

mkdirSync(FOLDER, { recursive: true });
const { properties } = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
for (const [key, name] of Object.entries(FILES)) {
  const [nameWithoutExtension] = name.split('.');
  writeFileSync(`${FOLDER}/${nameWithoutExtension}.json`, JSON.stringify(properties?.[key]));
}
