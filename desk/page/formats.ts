import { readFile } from '../../model/drawer/drawer';
import { FILES, type FileId } from '../../model/drawer/files';
import { findProblems } from '../../model/drawer/find-problems';
import { readYaml } from '../../model/drawer/yaml';
import { rewriteYaml } from '../rewrite-yaml';

/** What the form holds of a file. `_base` is the text that it was made from. */
type Held = { _base?: string; body?: string };

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)\n*/;

/** A text that is the name of a photo and nothing else. Sveltia CMS finds it behind a slash only. */
const PHOTO = /^\/?([^/]+\.(?:jpe?g|png|webp|avif|tiff?))$/i;

/** How the form reads a file and what it writes back; it remembers the file as it last was. */
export function createFormat(id: FileId) {
  const { name, fields: shape } = FILES[id];
  const isPolicy = name.endsWith('.md');
  let latest = '';

  /** In a policy, fields above, and the text under them in Markdown. */
  const split = (text: string) => (isPolicy ? (FRONT_MATTER.exec(text) ?? ['', '']) : ['', text]);

  /** Thrown, a slip is shown by Sveltia CMS beside the file's name, and the file is not touched. */
  function fromFile(text: string): Held {
    latest = text;
    const [front = '', yaml = ''] = split(text);
    const { value, mistakes } = readYaml(yaml, shape);
    const [slip] = mistakes;
    if (slip) {
      throw new Error(`linha ${slip.line}: ${slip.problem} ${slip.fix}`);
    }
    const fields = mapTexts(Object(value), (line) => line.replace(PHOTO, '/$1'));
    const body = isPolicy ? { body: text.slice(front.length).trimEnd() } : {};
    return { ...fields, ...body, _base: text };
  }

  function toFile({ body = '', _base, ...fields }: Held): string {
    const [, yaml = ''] = split(latest);
    const toLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');
    const said = mapTexts(fields, (text) => toLine(text).replace(PHOTO, '$1'));
    const written = rewriteYaml(`${yaml.trimEnd()}\n`, said, shape);
    return isPolicy ? `---\n${written}---\n\n${body.trim()}\n` : written;
  }

  return {
    fromFile,
    toFile,
    /** Throws where the site would refuse it, or another tab or telephone has changed the file. */
    preSave(held: Held): Held {
      if (held._base !== latest) {
        // As where Sveltia CMS finds it out; it takes a change by another tab for its own.
        throw new Error('save_conflict', { cause: { type: 'modified', entry: {} } });
      }
      const _base = toFile(held);
      assertValid(id, _base);
      return { ...held, _base };
    },
    postSave({ _base = latest }: Held): void {
      latest = _base;
    },
  };
}

/** What Sveltia CMS shows of a save that failed is the cause. */
function assertValid(id: FileId, text: string): void {
  const file = readFile(id, text);
  const [refused] = [...file.mistakes, ...findProblems(id, file)].filter(
    // A photo is chosen from those that are there.
    (one) => !('path' in one && /\b(src|image)$/.test(one.path ?? '')),
  );
  if (refused) {
    const { item = '', received, problem, fix } = { item: '', ...refused };
    const remedy = fix.charAt(0).toUpperCase() + fix.slice(1);
    const message = `${item} ${received}: ${problem} ${remedy}`.trim();
    throw new Error('saving_failed', { cause: new Error(message) });
  }
}

/** The same with each text changed, without what is empty and what Sveltia CMS keeps for itself. */
function mapTexts(value: object, change: (text: string) => string): object {
  return JSON.parse(JSON.stringify(value), (key, one) => {
    const text = typeof one === 'string' ? change(one) : one;
    const kept = Array.isArray(text) ? text.filter((item) => item !== undefined) : text;
    return key.startsWith('__sc_') || kept === null || kept.length === 0 ? undefined : kept;
  });
}
