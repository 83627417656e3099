import type { ComponentProps } from 'react';
import styles from './icon.module.scss';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

type IconPath = ComponentProps<'path'> & { viewBox?: string };

/**
 * Renders a decorative icon at the font size. The accessible name belongs to the link or button around the icon. Each
 * icon contains its path, because a repeated path compresses better than a `<use>` reference.
 */
export function Icon({ name }: { name: IconName }) {
  const { viewBox = '0 0 24 24', ...path }: IconPath = iconPaths[name];
  return (
    <svg className={styles.icon} viewBox={viewBox} aria-hidden="true">
      <path {...path} />
    </svg>
  );
}
