import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES } from '../model/content-files/files';

// What editors know of the contentFiles's files, made from the schemas; a test holds that it is current.
const folder = path.join(import.meta.dirname, '../model/json-schema');

for (const { name, fields } of Object.values(FILES).filter((one) => one.name.endsWith('.yaml'))) {
  const schema = JSON.stringify(fields, null, 2);
  await writeFile(path.join(folder, name.replace('.yaml', '.json')), `${schema}\n`);
}
