import type { ComponentProps } from 'react';
import styles from './icon.module.scss';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

type IconPath = ComponentProps<'path'> & { viewBox?: string };

/**
 * A decorative icon: the link or button around it has the accessible name. Every icon contains its path, as repeated
 * paths compress better than `<use>` references.
 */
export function Icon({ name }: { name: IconName }) {
  const { viewBox = '0 0 24 24', ...path }: IconPath = iconPaths[name];
  return (
    <svg className={styles.icon} viewBox={viewBox} aria-hidden="true">
      <path {...path} />
    </svg>
  );
}
