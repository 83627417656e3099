'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { behaviour } from '@/components/browser/behaviour';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { startLightbox } from './lightbox.behaviour';
import styles from './lightbox.module.scss';

const ARROWS = [
  { step: 'previous', label: 'Foto anterior', icon: 'back' },
  { step: 'next', label: 'Próxima foto', icon: 'arrow' },
] as const;

type LightboxProps = {
  /** Id of the dialog, which the photo's button opens. */
  id: string;
  /** "1 de 3". */
  position: string;
  caption: string | undefined;
  hasOthers: boolean;
  /** The photo. */
  children: ReactNode;
};

/**
 * A full-screen dialog for a photo. Buttons open and close it without scripts; the arrows to the other
 * photos stay hidden until the script runs.
 */
export function Lightbox({ id, position, caption, hasOthers, children }: LightboxProps) {
  return (
    <dialog
      {...behaviour('lightbox', startLightbox)}
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
      {/* Pointer only: keyboards and screen readers have the button above and Esc. */}
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
        <p id={`${id}-legenda`} className={styles.caption}>
          {caption}
        </p>
      )}
      {hasOthers && (
        <div hidden data-arrows className={styles.arrows}>
          {ARROWS.map(({ step, label, icon }) => (
            <Tooltip key={step} text={label} className={styles[step]}>
              <button type="button" aria-label={label} data-step={step} className={styles.arrow}>
                <Icon name={icon} />
              </button>
            </Tooltip>
          ))}
        </div>
      )}
    </dialog>
  );
}
