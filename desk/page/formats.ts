import type { Field } from '@sveltia/cms';
import { findProblems } from '../../model/content';
import { FILES, type Subject } from '../../model/drawer/drawer';
import { readPolicyFile } from '../../model/drawer/policy-file';
import { readYaml } from '../../model/drawer/yaml';
import { rewriteYaml } from '../rewrite-yaml';

/** How the form reads a file and what it writes back; it remembers what it read. */
export type FileFormat = {
  fromFile: (text: string) => object;
  toFile: (value: object) => string;
};

const PHOTO_FIELD = /\b(src|image)$/;

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)\n*/;

/** A text that is the name of a photo and nothing else. Sveltia CMS finds it behind a slash only. */
const PHOTO = /^\/?([^/]+\.(?:jpe?g|png|webp|avif|tiff?))$/i;

/** The format of a file, which writes nothing that the site would refuse. */
export function createFormat(subject: Subject, fields: readonly Field[]): FileFormat {
  const isPolicy = FILES[subject].endsWith('.md');
  const format = isPolicy ? createPolicyFormat() : createYamlFormat();
  return {
    fromFile: format.fromFile,
    toFile(value) {
      const text = format.toFile(value);
      const file = isPolicy ? readPolicyFile(text) : readYaml(text);
      const refused = [...file.mistakes, ...findProblems(subject, file)].filter(
        // A photo is chosen from those that are there.
        (one) => !('path' in one && PHOTO_FIELD.test(one.path ?? '')),
      );
      const [first] = refused;
      if (first) {
        const place = 'path' in first ? [first.item, labelOf(fields, first.path ?? '')] : [];
        const where = [...place.filter(Boolean), first.received].join(', ');
        const others = refused.length > 1 ? ` (E mais ${refused.length - 1}.)` : '';
        const reason = `${where}: ${first.problem} ${sentence(first.fix)}${others}`;
        // What Sveltia CMS shows of a save that failed is the cause.
        throw new Error('saving_failed', { cause: new Error(sentence(reason)) });
      }
      return text;
    },
  };
}

/** A file of fields. What Sveltia CMS would write has none of its comments. */
function createYamlFormat(): FileFormat {
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
function createPolicyFormat(): FileFormat {
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

/** The name of a field in the form: "Preço" for `services[2].price`. */
function labelOf(fields: readonly Field[], path: string): string | undefined {
  const [key, ...rest] = path.split(/(?:\[\d+\])?\.|\[\d+\]$/).filter(Boolean);
  const field = fields.find(({ name }) => name === key);
  const inner = field && 'fields' in field ? (field.fields ?? []) : [];
  const label = field && 'label' in field ? field.label : undefined;
  return (rest.length > 0 && labelOf(inner, rest.join('.'))) || label;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
