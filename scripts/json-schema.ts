import { writeFile } from 'node:fs/promises';
import { FILES } from '../model/content-files/files';

// Writes the JSON Schemas that editors use for content files. A test checks that they are current.
for (const { name, fields } of Object.values(FILES).filter((one) => one.name.endsWith('.yaml'))) {
  const schema = JSON.stringify(fields, null, 2);
  await writeFile(`model/json-schema/${name.replace('.yaml', '.json')}`, `${schema}\n`);
}
