import { z } from 'zod';
import { counts, layoutLimits } from '../limits';
import { always, type Problem, rule } from './rule';

type Unique = {
  /** The field that no two items share; without it, the items themselves. */
  field?: string;
  /** What that field is to the owner, with its article: "o nome". */
  called: string;
};

/** A list, possibly empty, of items that differ. */
export function list<Item extends z.ZodType>(item: Item, ...unique: Unique[]) {
  return z.array(item).superRefine(
    rule((items) => unique.flatMap((one) => [...findRepeated(items, one)])),
    always,
  );
}

/** A list of at least one item, all of them different. */
export function filledList<Item extends z.ZodType>(item: Item, ...unique: Unique[]) {
  return list(item, ...unique).superRefine(rule(findEmpty), always);
}

/** A list as long as `model/limits.ts` says. */
export function countedList<Item extends z.ZodType>(
  count: keyof typeof counts,
  item: Item,
  ...unique: Unique[]
) {
  return list(item, ...unique).superRefine(
    rule((items) => findWrongCount(items, count)),
    always,
  );
}

function* findEmpty(items: unknown): Generator<Problem> {
  if (Array.isArray(items) && items.length === 0) {
    yield { problem: 'a lista está vazia.', fix: 'ponha pelo menos um item nela.' };
  }
}

function* findRepeated(items: unknown, { field, called }: Unique): Generator<Problem> {
  if (!Array.isArray(items)) {
    return;
  }
  const firstAt = new Map<string, number>();

  for (const [index, item] of items.entries()) {
    const value: unknown = field === undefined ? item : item?.[field];
    const key = typeof value === 'string' ? value.trim().toLocaleLowerCase('pt-BR') : '';
    const first = firstAt.get(key);
    if (key === '') {
      continue;
    }
    if (first === undefined) {
      firstAt.set(key, index);
      continue;
    }
    yield {
      problem: `${called} é igual ao do ${first + 1}º item desta lista.`,
      fix: 'mude um dos dois, ou apague o item repetido.',
      path: field === undefined ? [index] : [index, field],
    };
  }
}

function* findWrongCount(items: unknown, count: keyof typeof counts): Generator<Problem> {
  const wanted = counts[count];
  const { min, max } = layoutLimits[count];
  const setting = `${count} em model/limits.ts`;

  if (!(Number.isInteger(wanted) && wanted >= min && wanted <= max)) {
    yield {
      problem: `${setting} é ${wanted}, e o desenho comporta de ${min} a ${max}.`,
      fix: `mude ${setting} para um número de ${min} a ${max}.`,
    };
    return;
  }
  if (!Array.isArray(items) || items.length === wanted) {
    return;
  }
  const missing = wanted - items.length;
  const change = missing > 0 ? `acrescente ${missing}` : `apague ${-missing}`;
  yield {
    problem: `a especificação pede ${wanted} ${wanted === 1 ? 'item' : 'itens'} aqui, e há ${items.length}.`,
    fix:
      items.length >= min && items.length <= max
        ? `${change}; ou, se ${items.length} é a sua decisão, escreva ${items.length} no lugar de ${wanted} em ${setting.replace(' em ', ', em ')}.`
        : `${change}; o desenho comporta de ${min} a ${max}.`,
  };
}
