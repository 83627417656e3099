import { readSchemes } from '@/styles/read-schemes';

type Paint = 'wall' | 'wood' | 'bottle' | 'brass' | 'porcelain' | 'tar';

/** A colour of the shop by day: pictures have no night. */
export function paint(name: Paint): string {
  return readSchemes(`--color-${name}`).light;
}
