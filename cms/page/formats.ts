import { FILES, type FileId } from '../../model/content-files/files';
import { interpret, readFile } from '../../model/content-files/parse';
import { FRONT_MATTER } from '../../model/content-files/parse-policy';
import { parseYaml } from '../../model/content-files/parse-yaml';
import { capitalize } from '../../model/derive/week';
import { rewriteYaml } from '../rewrite-yaml';

/** What the form holds of a file. `_base` is the text that it was made from. */
type Held = { _base?: string; body?: string };

/** A text that is the name of a photo and nothing else. Sveltia CMS finds it behind a slash only. */
const PHOTO = /^\/?([^/]+\.(?:jpe?g|png|webp|avif|tiff?))$/i;

/** How the form reads a file and what it writes back; it remembers the file as it last was. */
export function createFormat(id: FileId) {
  const { name, fields: shape } = FILES[id];
  const isPolicy = name.endsWith('.md');
  let latest = '';

  /** In a policy, they stand above, and the text under them in Markdown. */
  const cutFields = (text: string) => (isPolicy ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text);

  /** Thrown, a slip is shown by Sveltia CMS beside the file's name, and the file is not touched. */
  function fromFile(text: string): Held {
    latest = text;
    const { value, parseProblems } = parseYaml(cutFields(text), shape);
    const [slip] = parseProblems;
    if (slip) {
      throw new Error(`linha ${slip.line}: ${slip.problem} ${slip.fix}`);
    }
    const fields = mapTexts(Object(value), (line) => line.replace(PHOTO, '/$1'));
    const body = isPolicy ? { body: text.replace(FRONT_MATTER, '').trimEnd() } : {};
    return { ...fields, ...body, _base: text };
  }

  function toFile({ body = '', _base, ...fields }: Held): string {
    const toLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');
    const said = mapTexts(fields, (text) => toLine(text).replace(PHOTO, '$1'));
    const written = rewriteYaml(`${cutFields(latest).trimEnd()}\n`, said, shape);
    return isPolicy ? `---\n${written}---\n\n${body.trim()}\n` : written;
  }

  return {
    fromFile,
    toFile,
    /** Throws where the site would refuse it, or another tab or telephone has changed the file. */
    preSave(held: Held): Held {
      // A file that is not there yet has none.
      if ((held._base ?? '') !== latest) {
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
  const [refused] = interpret(id, readFile(id, text)).problems;
  if (refused) {
    const { item = '', received, problem, fix } = refused;
    const message = `${item} ${received}: ${problem} ${capitalize(fix)}`.trim();
    throw new Error('saving_failed', { cause: new Error(message) });
  }
}

/** The same with each text changed, without what is empty and what Sveltia CMS keeps for itself. */
function mapTexts(value: object, change: (text: string) => string): object {
  return JSON.parse(JSON.stringify(value), (key, one) => {
    const text = typeof one === 'string' ? change(one) : one;
    // What was dropped from a list has left a gap.
    const kept = Array.isArray(text) ? Object.values(text) : text;
    return key.startsWith('__sc_') || kept === null || kept.length === 0 ? undefined : kept;
  });
}
