import { z } from 'zod';
import { type FieldInfo, Refusal, report } from './field';

type ListOptions = {
  /** How many the design bears. */
  min?: number;
  max?: number;
  /** The field that no two items share; `''` for the items themselves. */
  unique?: string;
};

/** A list of so many items, all different. */
export function list<Item extends z.ZodType>(
  item: Item,
  { min = 1, max = 12, unique }: ListOptions,
  info: FieldInfo,
) {
  return z
    .array(item)
    .superRefine((items, context) => {
      if (items.length < min || items.length > max) {
        const many = `há ${items.length} ${items.length === 1 ? 'item' : 'itens'} aqui, e o desenho comporta de ${min} a ${max}.`;
        const fix = items.length < min ? 'acrescente um item.' : `apague ${items.length - max}.`;
        report(context, [], new Refusal(many, fix));
      }
    })
    .superRefine((items, context) => {
      if (unique !== undefined) {
        reportRepeated(items, unique, context);
      }
    })
    .meta({ ...info, minItems: min, maxItems: max });
}

function reportRepeated(items: readonly unknown[], key: string, context: z.RefinementCtx) {
  const firstAt = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const value = String(key === '' ? item : Reflect.get(Object(item), key)).toLowerCase();
    const first = firstAt.get(value);
    if (first === undefined) {
      firstAt.set(value, index);
    } else {
      const again = new Refusal(
        `é igual ao do ${first + 1}º item desta lista.`,
        'mude um dos dois, ou apague o item repetido.',
      );
      report(context, key === '' ? [index] : [index, key], again);
    }
  }
}
