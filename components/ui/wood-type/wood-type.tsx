import { createElement } from 'react';
export function WoodType({
  as = 'h2',
  id,
  lines,
  className,
}: {
  as?: string;
  id?: string;
  lines: readonly string[];
  setting: string;
  joinFrom?: string;
  className?: string;
}) {
  return createElement(
    as,
    { id, className },
    lines.map((l) => <span key={l}>{l} </span>),
  );
}
