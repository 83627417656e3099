'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import layout from '@/styles/layout.module.scss';
import { enhanceViewer } from './viewer.enhance';
import styles from './viewer.module.scss';

type ViewerPhoto = {
  /** Of its dialog, which the photo's button opens. */
  id: string;
  /** "1 de 3". */
  position: string;
  caption?: string | undefined;
  picture: ReactNode;
};

type ViewerProps = {
  photos: readonly ViewerPhoto[];
  text: { photo: string; close: string; previous: string; next: string };
};

/**
 * The photos over the whole screen, a dialog each: buttons open and close them without a script.
 * The arrows wait for the script that makes them useful.
 */
export function Viewer({ photos, text }: ViewerProps) {
  return photos.map(({ id, position, caption, picture }) => (
    <dialog
      key={id}
      ref={enhanceViewer}
      id={id}
      data-enhance="viewer"
      aria-label={`${text.photo} ${position}`}
      aria-describedby={caption && `${id}-legenda`}
      className={clsx(styles.viewer, layout.onDark)}
      suppressHydrationWarning // It may be open already.
    >
      <p className={styles.name}>{position}</p>
      <button type="button" command="close" commandfor={id} className={styles.close}>
        {text.close}
        <Icon name="close" />
      </button>
      {/* Everything backdrop the picture. Those who do not point have the button above, and Esc. */}
      <button
        type="button"
        command="close"
        commandfor={id}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.backdrop}
      />
      <div className={styles.stage}>{picture}</div>
      {caption && (
        <p id={`${id}-legenda`} className={styles.caption}>
          {caption}
        </p>
      )}
      {photos.length > 1 && (
        <div hidden data-arrows="" className={styles.arrows}>
          {(['previous', 'next'] as const).map((name) => (
            <Tooltip key={name} text={text[name]} className={styles[name]}>
              <button
                type="button"
                aria-label={text[name]}
                data-step={name}
                className={styles.arrow}
              >
                <Icon name="arrow" />
              </button>
            </Tooltip>
          ))}
        </div>
      )}
    </dialog>
  ));
}
