import type { ComponentProps } from 'react';
import styles from './icon.module.scss';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

type IconProps = {
  name: IconName;
  /** Overrides the icon's view box, to show a part of it. */
  viewBox?: string;
};

type IconPath = ComponentProps<'path'> & { viewBox?: string };

/**
 * A decorative icon as tall as the text; the link or button around it has the name. Paths are inline:
 * compressed, a repeated path is smaller than a `<use>` reference.
 */
export function Icon({ name, viewBox }: IconProps) {
  const { viewBox: whole = '0 0 24 24', ...path }: IconPath = iconPaths[name];
  return (
    <svg className={styles.icon} viewBox={viewBox ?? whole} aria-hidden="true">
      <path {...path} />
    </svg>
  );
}
