import styles from './icon.module.scss';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

type IconProps = {
  name: IconName;
  /** Overrides the icon's view box, to show a part of it. */
  viewBox?: string;
};

type IconPath = { path: string; viewBox?: string; isFilled?: true };

/**
 * A decorative icon as tall as the text; the link or button around it has the name. Paths are inline:
 * compressed, a repeated path is smaller than a `<use>` reference.
 */
export function Icon({ name, viewBox }: IconProps) {
  const { path, viewBox: fullViewBox = '0 0 24 24', isFilled }: IconPath = iconPaths[name];
  const fill = isFilled && ({ fill: 'currentColor', stroke: 'none' } as const);

  return (
    <svg className={styles.icon} viewBox={viewBox ?? fullViewBox} aria-hidden="true">
      <path d={path} {...fill} />
    </svg>
  );
}
