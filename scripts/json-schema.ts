import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES, type Subject } from '../model/drawer/drawer';
import { buildJsonSchema } from '../model/json-schema';

// What editors know of the drawer's files, made from the schemas; a test holds that it is current.
const folder = path.join(import.meta.dirname, '../model/json-schema');

await mkdir(folder, { recursive: true });
for (const [subject, file] of Object.entries(FILES)) {
  if (file.endsWith('.yaml')) {
    const schema = JSON.stringify(buildJsonSchema(subject as Subject), null, 2);
    await writeFile(path.join(folder, file.replace('.yaml', '.json')), `${schema}\n`);
  }
}
