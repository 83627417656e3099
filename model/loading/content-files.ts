import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../files/content-folder';
import { type ParsedFile, readYaml } from '../files/yaml';
import { normalizeText } from '../text/visible-text';
import type { Content } from './schema';

export const FILES: Readonly<Record<keyof Content, string>> = {
  shop: 'shop.yaml',
  openingHours: 'opening-hours.yaml',
  home: 'home.yaml',
  services: 'services.yaml',
  team: 'team.yaml',
  gallery: 'gallery.yaml',
  testimonials: 'testimonials.yaml',
  privacy: 'privacy.md',
  terms: 'terms.md',
};

export type ContentFile = ParsedFile & {
  /** The file's key in the schema. */
  key: string;
  /** The file's name in `content/`, such as `services.yaml`. */
  name: string;
};

export function readContentFiles(): ContentFile[] {
  return Object.entries(FILES).map(([key, name]) => ({ key, name, ...readFile(name) }));
}

function readFile(name: string): ParsedFile {
  const location = path.join(contentFolder(), name);
  if (!existsSync(location)) {
    return rejectFile(name, 'este arquivo falta: traga-o de volta, com este nome.');
  }
  const bytes = readFileSync(location);
  if (!isUtf8(bytes)) {
    return rejectFile(name, 'no editor, salve este arquivo de novo como UTF-8.');
  }
  // `TextDecoder` skips a byte order mark, which `bytes.toString()` would keep.
  const source = normalizeText(new TextDecoder().decode(bytes));
  return name.endsWith('.md') ? readPolicy(source, name) : readYaml(source, `content/${name}`);
}

/** Matches a policy's front matter: YAML between two lines of three hyphens. */
const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?\n)---\n/;

/** The Markdown below the front matter becomes the field `body`, a list of lines. */
function readPolicy(source: string, name: string): ParsedFile {
  const frontMatter = FRONT_MATTER.exec(source);
  if (!frontMatter) {
    return rejectFile(name, 'comece o arquivo com ---, os campos, e outra linha ---.');
  }
  const [wholeMatch] = frontMatter;
  // The added line break stands for the opening hyphens, so the parser's line numbers match the file's.
  const fields = readYaml(`\n${frontMatter.groups?.yaml ?? ''}`, `content/${name}`);
  const firstLineOfBody = wholeMatch.split('\n').length;
  return {
    ...fields,
    value: Object.assign({}, fields.value, { body: source.slice(wholeMatch.length).split('\n') }),
    lineOf(pathInFile) {
      const [field, lineOfBody = 0] = pathInFile;
      return field === 'body' ? firstLineOfBody + Number(lineOfBody) : fields.lineOf(pathInFile);
    },
  };
}

/** Reports the problem on the file's first line, because it concerns the whole file. */
function rejectFile(name: string, advice: string): ParsedFile {
  return {
    value: undefined,
    problems: [{ file: `content/${name}`, line: 1, found: name, advice }],
    lineOf: () => 1,
    hasField: () => false,
  };
}
