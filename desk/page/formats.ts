import { findProblems } from '../../model/content';
import { FILES, type Subject } from '../../model/drawer/drawer';
import { describeValue } from '../../model/drawer/place';
import { readPolicyFile } from '../../model/drawer/policy-file';
import { readYaml } from '../../model/drawer/yaml';
import { merge } from '../merge';
import { rewriteYaml } from '../rewrite-yaml';

/** What the form holds of a file. `_base` is the text that it was made from. */
type Held = { _base?: string; body?: string };

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)\n*/;

/** A text that is the name of a photo and nothing else. Sveltia CMS finds it behind a slash only. */
const PHOTO = /^\/?([^/]+\.(?:jpe?g|png|webp|avif|tiff?))$/i;

/** How the form reads a file and what it writes back; it remembers the file as it last was. */
export function createFormat(subject: Subject) {
  const isPolicy = FILES[subject].endsWith('.md');
  let latest = '';
  /** What was there when the owner was asked whose change to keep. */
  let asked: string | undefined;

  /** In a policy, fields above, and the text under them in Markdown. */
  const split = (text: string) => (isPolicy ? (FRONT_MATTER.exec(text) ?? ['', '']) : ['', text]);

  function read(text: string): Held {
    const [front = '', yaml = ''] = split(text);
    const fields = mapTexts(readFields(yaml), (_, line) => line.replace(PHOTO, '/$1'));
    const body = isPolicy ? { body: text.slice(front.length).trimEnd() } : {};
    return { ...fields, ...body, _base: text };
  }

  function toFile({ body = '', _base, ...fields }: Held): string {
    const [, yaml = ''] = split(latest);
    const named = mapTexts(fields, (_, line) => line.replace(PHOTO, '$1'));
    const written = rewriteYaml(`${yaml.trimEnd()}\n`, named);
    return isPolicy ? `---\n${written}---\n\n${body.trim()}\n` : written;
  }

  return {
    toFile,
    fromFile(text: string): Held {
      latest = text;
      return read(text);
    },
    /**
     * What is to be saved: what another tab or telephone has changed meanwhile stays. Throws where
     * the site would refuse it.
     */
    settle(held: Held): Held {
      const [base, ours, theirs] = [read(held._base ?? latest), held, read(latest)].map(prune);
      const merged = merge(base, ours, theirs, (other) => {
        if (asked !== latest) {
          asked = latest;
          const told = `Outra aba ou outro celular também mudou isto: lá está ${describeValue(other)}.`;
          refuse(`${told} Para ficar com o seu, toque em Salvar de novo.`);
        }
      });
      const text = toFile(Object(merged));
      assertValid(subject, text);
      return read(text);
    },
    /** What was settled has been saved. */
    keep({ _base = latest }: Held): void {
      latest = _base;
    },
  };
}

function assertValid(subject: Subject, text: string): void {
  const file = FILES[subject].endsWith('.md') ? readPolicyFile(text) : readYaml(text);
  const [refused] = [...file.mistakes, ...findProblems(subject, file)].filter(
    // A photo is chosen from those that are there.
    (one) => !('path' in one && /\b(src|image)$/.test(one.path ?? '')),
  );
  if (refused) {
    const { item = '', received, problem, fix } = { item: '', ...refused };
    const remedy = fix.charAt(0).toUpperCase() + fix.slice(1);
    refuse(`${item} ${received}: ${problem} ${remedy}`);
  }
}

/** What Sveltia CMS shows of a save that failed is the cause. */
function refuse(message: string): never {
  throw new Error('saving_failed', { cause: new Error(message.trim()) });
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

/** Without what was left empty, and what Sveltia CMS keeps for itself. */
function prune(held: Held): Held {
  return mapTexts(held, (key, text) => (key.startsWith('__sc_') ? undefined : text || undefined));
}

/** The same value with each of its texts changed, or taken out. Lists that are empty go. */
function mapTexts(value: object, change: (key: string, text: string) => string | undefined) {
  return JSON.parse(JSON.stringify(value), (key, one) => {
    if (typeof one === 'string') {
      return change(key, one);
    }
    return Array.isArray(one) && one.length === 0 ? undefined : (one ?? undefined);
  });
}
