import { isSame } from './rewrite-yaml';

/** Is told of what both hands changed, as the other one has it. */
type OnClash = (theirs: unknown) => void;

/**
 * What two hands made of the same thing: each change of either. Where both changed the same text,
 * ours holds.
 */
export function merge(base: unknown, ours: unknown, theirs: unknown, onClash: OnClash): unknown {
  if (isSame(ours, base) || isSame(ours, theirs)) {
    return theirs;
  }
  if (isSame(theirs, base)) {
    return ours;
  }
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs)) {
    return mergeLists(base, ours, theirs, onClash);
  }
  if ([base, ours, theirs].some((one) => typeof one !== 'object' || Array.isArray(one))) {
    onClash(theirs);
    return ours;
  }
  const [was, own, other] = [Object(base), Object(ours), Object(theirs)];
  const keys = Object.keys({ ...other, ...own });
  return Object.fromEntries(
    keys.map((key) => [key, merge(was[key], own[key], other[key], onClash)]),
  );
}

/** The list that grew, shrank or was reordered, with the items that the other hand changed. */
function mergeLists(
  base: unknown[],
  ours: unknown[],
  theirs: unknown[],
  onClash: OnClash,
): unknown[] {
  const isEdited = (list: unknown[]) => list.length === base.length;
  if (isEdited(ours) && isEdited(theirs)) {
    return base.map((item, index) => merge(item, ours[index], theirs[index], onClash));
  }
  const [edited, list] = isEdited(ours) ? [ours, theirs] : [theirs, ours];
  if (!isEdited(edited)) {
    onClash(theirs);
    return ours;
  }
  return list.map((item) => edited[base.findIndex((one) => isSame(one, item))] ?? item);
}
