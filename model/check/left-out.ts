import { existsSync } from 'node:fs';
import { type Drawer, locate, readDrawer } from '../drawer/drawer';
import { formatPlace, type Place, readPath } from '../drawer/place';
import { SHIPPED } from '../folder';
import { slug } from '../text/slug';

/** People whom no real shop has, and what nobody said: its pages are without them, once it has its own name. */
export function findLeftOut(): Place[] {
  const { drawer } = readDrawer();
  const shipped = existsSync(SHIPPED) ? readDrawer(SHIPPED).drawer : drawer;
  const nameOf = ({ shop }: Drawer) => slug(String(readPath(shop.value, ['name'])));
  return nameOf(drawer) === nameOf(shipped)
    ? []
    : TELLING.flatMap(([id, part]) => {
        const [own = [], examples] = [drawer, shipped].map((it) =>
          [readPath(it[id].value, [id])].flat().map((item) => readPath(item, [part])),
        );
        return own.flatMap((value, index) =>
          value && examples?.includes(value) ? locate(id, [id, index], drawer[id]) : [],
        );
      });
}

/** By what an example in a list is known, whatever else was changed of it. */
const TELLING = [
  ['team', 'name'],
  ['testimonials', 'text'],
] as const;

/** The same, in words for the owner. */
export function describeLeftOut(): string[] {
  const message = 'é do exemplo, e não aparece no site. Troque por gente sua, ou apague o bloco.';
  return findLeftOut().map((place) => `${formatPlace(place)}: ${message}`);
}
