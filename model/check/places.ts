import type { Content } from '../validate';

export type Place = {
  file: string;
  /** The path as the file has it: `services[2].title`. */
  path: string;
};

export type Path = readonly PropertyKey[];

const FILES: Record<keyof Content, string> = {
  gallery: 'gallery',
  home: 'home',
  openingHours: 'opening-hours',
  privacy: 'policies/privacy',
  services: 'services',
  shop: 'shop',
  team: 'team',
  terms: 'policies/terms',
  testimonials: 'testimonials',
  uiText: 'ui-text',
};

/** The file of `content/` where a value is, and its path there. */
export function findPlace(path: Path): Place {
  const [root = '', ...rest] = path;
  if (root === 'uiText' && rest[0] === 'error') {
    return { file: 'content/error-text.ts', path: formatPath(['errorText', ...rest.slice(1)]) };
  }
  const file = Object.hasOwn(FILES, root) ? FILES[root as keyof Content] : 'index';
  return { file: `content/${file}.ts`, path: formatPath(path) };
}

function formatPath(path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') {
        return `[${key}]`;
      }
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('');
}

/** The value at a path, or `undefined` where the path leads nowhere. */
export function readPath(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? (node as Record<PropertyKey, unknown>)[key]
        : undefined,
    root,
  );
}

/** For who does not count from zero: `3º item, "Sombra Celha"`; nothing outside lists. */
export function describeItem(root: unknown, path: Path): string | undefined {
  const at = path.findIndex((key) => typeof key === 'number');
  const index = path[at];
  if (typeof index !== 'number') {
    return undefined;
  }
  const item = readPath(root, path.slice(0, at + 1));
  const name = ['title', 'name', 'heading', 'network', 'date', 'alt']
    .map((key) => readPath(item, [key]))
    .find((value) => typeof value === 'string' && value !== '');
  return `${index + 1}º item${typeof name === 'string' ? `, “${[...name].slice(0, 40).join('')}”` : ''}`;
}
