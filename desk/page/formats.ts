import { readYaml } from '../../model/drawer/yaml';
import { rewriteYaml } from '../rewrite-yaml';

/** How the form reads a file and what it writes back; it remembers what it read. */
export type FileFormat = {
  fromFile: (text: string) => object;
  toFile: (value: object) => string;
};

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)\n*/;

/** A text that is the name of a photo and nothing else. Sveltia CMS finds it behind a slash only. */
const PHOTO = /^\/?([^/]+\.(?:jpe?g|png|webp|avif|tiff?))$/i;

/** A file of fields. What Sveltia CMS would write has none of its comments. */
export function createYamlFormat(): FileFormat {
  let written = '';
  return {
    fromFile(text) {
      written = `${text.trimEnd()}\n`;
      return Object(mapTexts(readFields(written), (line) => line.replace(PHOTO, '/$1')));
    },
    toFile(value) {
      const named = mapTexts(value, (line) => line.replace(PHOTO, '$1'));
      written = rewriteYaml(written, named);
      return written;
    },
  };
}

/** Fields above, and the text under them in Markdown. */
export function createPolicyFormat(): FileFormat {
  const fields = createYamlFormat();
  return {
    fromFile(text) {
      const [front = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
      return { ...fields.fromFile(yaml), body: text.slice(front.length).trimEnd() };
    },
    toFile(value) {
      const { body = '', ...rest } = { body: '', ...value };
      return `---\n${fields.toFile(rest)}---\n\n${body.trim()}\n`;
    },
  };
}

/** Thrown, a slip is shown by Sveltia CMS beside the file's name, and the file is not touched. */
function readFields(text: string): object {
  const { value, mistakes } = readYaml(text);
  const [mistake] = mistakes;
  if (mistake) {
    throw new Error(`linha ${mistake.line}: ${mistake.problem} ${mistake.fix}`);
  }
  return Object(value);
}

function mapTexts(value: unknown, change: (line: string) => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => mapTexts(item, change));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]);
    return Object.fromEntries(fields);
  }
  return typeof value === 'string' ? change(value) : value;
}
