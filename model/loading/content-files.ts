import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../files/content-folder';
import { type ParsedFile, type Problem, readYaml } from '../files/yaml';
import { normalizeText } from '../text/visible-text';
import type { Content } from './schema';

/** Maps each file's key in the schema to its name in `content/`. The JSON-LD lists photos in this order. */
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

export type ContentFile = ParsedFile & { key: string; name: string };

export function readContentFiles(): ContentFile[] {
  return Object.entries(FILES).map(([key, name]) => ({ key, name, ...readContentFile(name) }));
}

/** @param name - A file in `content/`, such as `services.yaml`. */
export function readContentFile(name: string): ParsedFile {
  const location = path.join(contentFolder(), name);
  if (!existsSync(location)) {
    return rejectWholeFile(name, 'este arquivo falta: traga-o de volta, com este nome.');
  }
  const bytes = readFileSync(location);
  if (!isUtf8(bytes)) {
    return rejectWholeFile(name, 'no editor, salve este arquivo de novo como UTF-8.');
  }
  // `TextDecoder` skips a byte order mark, which `bytes.toString()` would keep.
  const source = normalizeText(new TextDecoder().decode(bytes));
  const problems = listUnreadableLines(source, name);
  if (problems.length > 0) {
    return rejectFile(problems);
  }
  return name.endsWith('.md') ? readPolicy(source, name) : readYaml(source, `content/${name}`);
}

/** Characters that no font can show, and how to correct them. */
const UNREADABLE = [
  {
    // What's left of a letter if its bytes were read in the wrong encoding.
    character: /\ufffd/,
    advice:
      'onde está � havia uma letra com acento, perdida quando o arquivo foi salvo em outra codificação: escreva-a de novo, e salve como UTF-8.',
  },
  {
    // The private use area, such as U+F0B7, the bullet that Word takes from the font Symbol.
    character: /\p{Co}/u,
    advice:
      'esta linha tem um sinal do Word, que só aparece no Word: apague-o, ou escreva outro no lugar.',
  },
];

function listUnreadableLines(source: string, name: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const match = UNREADABLE.find(({ character }) => character.test(text));
    const place = { file: `content/${name}`, line: index + 1, found: text.trim() };
    return match ? [{ ...place, advice: match.advice }] : [];
  });
}

/** Matches a policy's front matter: YAML between two lines of three hyphens. */
const FRONT_MATTER = /^--- *\n(?<yaml>[\s\S]*?\n)--- *\n/;

/** The Markdown below the front matter becomes the field `body`, a list of lines. */
function readPolicy(source: string, name: string): ParsedFile {
  const frontMatter = FRONT_MATTER.exec(source);
  if (!frontMatter) {
    return rejectWholeFile(
      name,
      'a primeira linha do arquivo é ---; embaixo vêm title, description e summary, e depois outra linha ---.',
    );
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

/** Reports the problem on the file's first line. */
function rejectWholeFile(name: string, advice: string): ParsedFile {
  return rejectFile([{ file: `content/${name}`, line: 1, found: name, advice }]);
}

function rejectFile(problems: readonly Problem[]): ParsedFile {
  return {
    value: undefined,
    problems,
    lineOf: () => 1,
    lineOfName: () => 1,
    hasField: () => false,
  };
}
