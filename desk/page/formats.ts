import { findProblems } from '../../model/content';
import { FILES, type Subject } from '../../model/drawer/drawer';
import { readPolicyFile } from '../../model/drawer/policy-file';
import { type ReadFile, readYaml } from '../../model/drawer/yaml';
import { merge } from '../merge';
import { rewriteYaml } from '../rewrite-yaml';

/** How the form reads a file and what it writes back; it remembers what it read. */
export type FileFormat = {
  fromFile: (text: string) => object;
  toFile: (value: object) => string;
};

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)\n*/;

/** A text that is the name of a photo and nothing else. Sveltia CMS finds it behind a slash only. */
const PHOTO = /^\/?([^/]+\.(?:jpe?g|png|webp|avif|tiff?))$/i;

/** A file as it stands, and the format of it. What the form holds says in `_base` what it was made from. */
export function createFormat(subject: Subject) {
  const isPolicy = FILES[subject].endsWith('.md');
  const { fromFile, toFile } = isPolicy ? createPolicyFormat() : createYamlFormat();
  let latest = '';
  const read = (text: string) => ({ ...fromFile(text), _base: text });
  const write = (value: object) => {
    fromFile(latest);
    return toFile({ ...value, _base: undefined });
  };
  return {
    fromFile(text: string) {
      latest = text;
      return read(text);
    },
    toFile: write,
    /**
     * What is to be saved: what another tab or telephone has changed meanwhile stays. Throws where
     * the site would refuse it.
     */
    settle(value: { _base?: string }) {
      const { _base = latest } = value;
      const text = write(Object(merge(prune(read(_base)), prune(value), prune(read(latest)))));
      assertValid(subject, isPolicy ? readPolicyFile(text) : readYaml(text));
      return read(text);
    },
    keep({ _base = latest }: { _base?: string }) {
      latest = _base;
    },
  };
}

function assertValid(subject: Subject, file: ReadFile): void {
  const [refused] = [...file.mistakes, ...findProblems(subject, file)].filter(
    // A photo is chosen from those that are there.
    (one) => !('path' in one && /\b(src|image)$/.test(one.path ?? '')),
  );
  if (refused) {
    const { item = '', received, problem, fix } = { item: '', ...refused };
    const message = `${item} ${received}: ${problem} ${fix}`;
    // What Sveltia CMS shows of a save that failed is the cause.
    throw new Error('saving_failed', { cause: new Error(message.trim()) });
  }
}

/** Without what was left empty, and what Sveltia CMS keeps for itself. */
function prune(value: object): object {
  const isEmpty = (one: unknown) =>
    one === '' || one === null || (Array.isArray(one) && !one.length);
  return JSON.parse(JSON.stringify(value), (key, one) =>
    isEmpty(one) || key.startsWith('__sc_') ? undefined : one,
  );
}

/** A file of fields. What Sveltia CMS would write has none of its comments. */
function createYamlFormat(): FileFormat {
  let written = '';
  return {
    fromFile(text) {
      written = `${text.trimEnd()}\n`;
      return mapTexts(readFields(written), (line) => line.replace(PHOTO, '/$1'));
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

/** The same value with each of its texts changed. */
function mapTexts(value: object, change: (text: string) => string): object {
  return JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'string' ? change(one) : one,
  );
}
