import { z } from 'zod';
import { type FieldInfo, report } from './field';

type ListInfo = FieldInfo & {
  /** The number of items that the design supports. */
  min?: number;
  max?: number;
  /** The field that must be unique; `''` compares whole items. */
  unique?: string;
};

/** A list that may be empty or missing. */
export function optionalList<Item extends z.ZodType>(item: Item, info: ListInfo) {
  return list(item, { ...info, min: 0 }).default([]);
}

/** A list with limits and, if `unique` is set, without duplicates. */
export function list<Item extends z.ZodType>(
  item: Item,
  { min = 1, max = 12, unique, ...info }: ListInfo,
) {
  const keyOf = (one: unknown) =>
    `${JSON.stringify(unique ? Object(one)[unique] : one)}`.toLowerCase();
  const error = ({ input }: { input?: unknown }) => {
    const { length } = Object(input);
    const problem = `há ${length} itens aqui, e o desenho comporta de ${min} a ${max}.`;
    return `${problem}\n${length < min ? 'acrescente um item.' : `apague ${length - max}.`}`;
  };
  return z
    .array(item)
    .min(min, { error })
    .max(max, { error })
    .superRefine((items, context) => {
      const values = unique === undefined ? [] : items.map(keyOf);
      for (const [index, value] of values.entries()) {
        const first = values.indexOf(value);
        if (first < index) {
          const problem = `é igual ao do ${first + 1}º item desta lista.`;
          const path = unique ? [index, unique] : [index];
          report(context, path, problem, 'mude um dos dois, ou apague o item repetido.');
        }
      }
    })
    .meta(info);
}
