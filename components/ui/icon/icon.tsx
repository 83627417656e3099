import { clsx } from 'clsx';
import styles from './icon.module.scss';
import { shapes } from './shapes';

export type IconName = keyof typeof shapes;

/** A picture as tall as the text beside it. Decorative: the link or button around it has the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={clsx(styles.icon, className)} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The shapes that a page's icons refer to, once a page. */
export function IconSprite({ names }: { names: readonly IconName[] }) {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox={shapes[name].viewBox}>
          {shapes[name].content}
        </symbol>
      ))}
    </svg>
  );
}
