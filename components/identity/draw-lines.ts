import { type FittedLine, heightOf } from '@/components/ui/wood-type/fit-line';
import { drawOutlines } from '@/components/ui/wood-type/font-metrics';

type Place = { x: number; y: number; measure: number; color: string };

/** Lines of wood type as SVG outlines, from the top left corner of their measure. */
export function drawLines(lines: readonly FittedLine[], { x, y, measure, color }: Place): string {
  const unit = measure / 100;
  const paths = lines.map(({ text, width, size, indent, baseline }) => {
    const em = size * unit;
    const left = x + indent * em;
    const bottom = y + baseline * unit;
    const transform = `translate(${left} ${bottom}) scale(${em})`;
    return `<path transform="${transform}" d="${drawOutlines(text, width)}"/>`;
  });
  return `<g fill="${color}">${paths.join('')}</g>`;
}

/** How high lines stand when their measure is so wide. */
export function heightOfLines(lines: readonly FittedLine[], measure: number): number {
  return (heightOf(lines) * measure) / 100;
}
