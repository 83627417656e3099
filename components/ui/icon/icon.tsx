import styles from './icon.module.scss';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

type IconProps = {
  name: IconName;
  /** Shows no more of its field than this view box. */
  part?: string;
};

type Shape = { path: string; field?: string; isFilled?: true };

/**
 * A picture as tall as the text beside it. Decorative: the link or button around it has the name.
 * Each has its shape with it: compressed, the second costs less than a reference to the first.
 */
export function Icon({ name, part }: IconProps) {
  const { path, field = '0 0 24 24', isFilled }: Shape = iconPaths[name];
  const filling = isFilled && ({ fill: 'currentColor', stroke: 'none' } as const);

  return (
    <svg className={styles.icon} viewBox={part ?? field} aria-hidden="true">
      <path d={path} {...filling} />
    </svg>
  );
}
