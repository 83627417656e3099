import { FILES, type FileId } from '../../model/content-files/files';
import { parseFile } from '../../model/content-files/parse';
import { FRONT_MATTER } from '../../model/content-files/parse-policy';
import { readYaml } from '../../model/content-files/read-yaml';
import { validate } from '../../model/content-files/validate';
import { capitalize } from '../../model/derive/week';
import { normalizeValue, rewriteYaml } from '../rewrite-yaml';

/** The fields of a form. `_base` is the file's text when the form was opened. */
type FormValue = { _base?: string; body?: string };

/** A text that is only a photo's file name. Sveltia CMS finds photos behind a slash only. */
const PHOTO = /^\/?([^/]+\.(?:jpe?g|png|webp|avif|tiff?))$/i;

/** Reads a file for its form and writes the form back; remembers the file's latest text. */
export function createFormat(id: FileId) {
  const isPolicy = FILES[id].name.endsWith('.md');
  let latest = '';

  /** The YAML of a file: in a policy, its front matter. */
  const readFields = (text: string) => (isPolicy ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text);

  /** Sveltia CMS shows a thrown error beside the file's name, and does not open the file. */
  function fromFile(text: string): FormValue {
    latest = text;
    const { problems, isMisshapen } = validate(id, parseFile(id, text));
    const [invalid] = problems;
    if (invalid && isMisshapen) {
      throw new Error(`linha ${invalid.line}: ${invalid.problem} ${capitalize(invalid.fix)}`);
    }
    const { value } = readYaml(readFields(text));
    const fields = normalizeValue(value, (line) => line.replace(PHOTO, '/$1'));
    const body = isPolicy ? { body: text.replace(FRONT_MATTER, '').trimEnd() } : {};
    return { ...Object(fields), ...body, _base: text };
  }

  function toFile({ body = '', _base, ...fields }: FormValue): string {
    const value = Object(normalizeValue(fields, (text) => text.replace(PHOTO, '$1')));
    const yaml = rewriteYaml(`${readFields(latest).trimEnd()}\n`, value);
    return isPolicy ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
  }

  return {
    fromFile,
    toFile,
    /** Throws if the content is invalid, or if another tab or phone has changed the file. */
    preSave(form: FormValue): FormValue {
      // A new file has no `_base`.
      if ((form._base ?? '') !== latest) {
        // Sveltia CMS throws the same error, but not for changes from another tab of this browser.
        throw new Error('save_conflict', { cause: { type: 'modified', entry: {} } });
      }
      const _base = toFile(form);
      const [invalid] = validate(id, parseFile(id, _base)).problems;
      if (invalid) {
        const { item = '', received, problem, fix } = invalid;
        const cause = new Error(`${item} ${received}: ${problem} ${capitalize(fix)}`.trim());
        throw new Error('saving_failed', { cause }); // Sveltia CMS shows the cause.
      }
      return { ...form, _base };
    },
    postSave({ _base = latest }: FormValue): void {
      latest = _base;
    },
  };
}
