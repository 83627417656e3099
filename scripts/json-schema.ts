import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES, SUBJECTS } from '../model/drawer/drawer';
import { buildJsonSchema } from '../model/json-schema';

// What editors know of the drawer's files, made from the schemas; a test holds that it is current.
const folder = path.join(import.meta.dirname, '../model/json-schema');

for (const subject of SUBJECTS.filter((one) => FILES[one].endsWith('.yaml'))) {
  const schema = JSON.stringify(buildJsonSchema(subject), null, 2);
  await writeFile(path.join(folder, FILES[subject].replace('.yaml', '.json')), `${schema}\n`);
}
