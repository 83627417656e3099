'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { behaviour } from '@/components/browser/behaviour';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import styles from './lightbox.module.scss';

const ARROWS = [
  { step: 'previous', label: 'Foto anterior', icon: 'back' },
  { step: 'next', label: 'Próxima foto', icon: 'arrow' },
] as const;

type LightboxProps = {
  /** The photo's button in the gallery opens the dialog with `commandfor={id}`. */
  id: string;
  /** For example “1 de 3”. */
  position: string;
  caption: string | undefined;
  /** If the gallery has other photos, arrows lead to them. */
  hasOthers: boolean;
  children: ReactNode;
};

/**
 * A full-screen dialog for a photo. In browsers with invoker commands, its buttons open and close it without
 * JavaScript. The arrows to the other photos need the script, so they stay hidden until it runs.
 */
export function Lightbox({ id, position, caption, hasOthers, children }: LightboxProps) {
  return (
    <dialog
      {...behaviour('lightbox')}
      id={id}
      aria-label={`Foto ${position}`}
      aria-describedby={caption && `${id}-legenda`}
      className={clsx(styles.lightbox, 'on-dark')}
    >
      <p className={styles.name}>{position}</p>
      <button type="button" command="close" commandfor={id} className={styles.close}>
        <b>Fechar galeria</b>
        <Icon name="close" />
      </button>
      {/* The backdrop is for pointers only. Keyboard and screen reader users have the button above, and Esc. */}
      <button
        type="button"
        command="close"
        commandfor={id}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.backdrop}
      />
      <div className={styles.stage}>{children}</div>
      {caption && (
        <p id={`${id}-legenda`} className={clsx(styles.caption, 'small')}>
          {caption}
        </p>
      )}
      {hasOthers && (
        <div hidden data-_arrows suppressHydrationWarning className={styles.arrows}>
          {ARROWS.map(({ step, label, icon }) => (
            <Tooltip key={step} text={label} className={styles[step]}>
              <button type="button" aria-label={label} data-_step={step} className={styles.arrow}>
                <Icon name={icon} />
              </button>
            </Tooltip>
          ))}
        </div>
      )}
    </dialog>
  );
}
