'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { type Point, readSwipe } from './read-swipe';
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

type Step = 1 | -1;

/**
 * The photos over the whole screen, a dialog each: buttons open and close them without a script.
 * The script brings the way from one photo to the next, by arrows, arrow keys and swipe.
 */
export function Viewer({ photos, text }: ViewerProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  const touch = useRef<Point>(null);
  const hasMoved = useRef(false);

  useEffect(() => setIsHydrated(true), []);

  function move(index: number, step: Step) {
    const [from, to] = [index, (index + step) % photos.length].map((place) =>
      document.querySelector<HTMLDialogElement>(`dialog#${photos.at(place)?.id}`),
    );
    if (from && to && from !== to) {
      replace(from, to);
      hasMoved.current = true;
    }
  }

  return photos.map(({ id, position, caption, picture }, index) => (
    <dialog
      key={id}
      id={id}
      data-enhance=""
      aria-label={`${text.photo} ${position}`}
      aria-describedby={caption && `${id}-legenda`}
      className={styles.viewer}
      suppressHydrationWarning // It may be open already.
      onKeyDown={(event) => {
        const step = readArrowKey(event);
        if (step) {
          move(index, step);
        } else if (event.key === 'Escape' && hasMoved.current) {
          // Esc is for the tooltip first. Who pressed an arrow has read it, and wants out.
          event.currentTarget.close();
        }
      }}
      onTouchStart={({ touches }) => {
        const [finger, ...others] = Array.from(touches);
        touch.current = finger && others.length === 0 && !isZoomed() ? finger : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const step = touch.current && readSwipe(touch.current, changedTouches[0] ?? touch.current);
        touch.current = null;
        if (step) {
          move(index, step);
        }
      }}
      onClose={({ currentTarget }) => {
        hasMoved.current = document.querySelector('dialog[open]') !== null;
        // Safari gives a clicked button no focus, so it has none to give back.
        if (document.activeElement === document.body) {
          findOpener(currentTarget)?.focus();
        }
      }}
    >
      <p className={styles.name}>{position}</p>
      <button type="button" command="close" commandfor={id} className={styles.close}>
        {text.close}
        <Icon name="close" />
      </button>
      {/* Everything around the picture. Those who do not point have the button above, and Esc. */}
      <button
        type="button"
        command="close"
        commandfor={id}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.around}
      />
      <div className={styles.stage}>{picture}</div>
      {caption && (
        <p id={`${id}-legenda`} className={styles.caption}>
          {caption}
        </p>
      )}
      {isHydrated &&
        photos.length > 1 &&
        (['previous', 'next'] as const).map((name) => (
          <Tooltip key={name} text={text[name]} className={styles[name]}>
            <button
              type="button"
              aria-label={text[name]}
              className={styles.arrow}
              onClick={() => move(index, name === 'next' ? 1 : -1)}
            >
              <Icon name="arrow" />
            </button>
          </Tooltip>
        ))}
    </dialog>
  ));
}

/**
 * One open dialog for another. The focus goes to the same button of the new one, so a screen reader
 * says the dialog's name, "Foto 2 de 3", before the button's.
 */
function replace(from: HTMLDialogElement, to: HTMLDialogElement) {
  const control = listButtons(from).findIndex((button) => button.matches(':focus'));
  from.close();
  // A dialog gives the focus back to where it was: that must be the photo seen last.
  findOpener(to)?.focus();
  to.showModal();
  listButtons(to)[control]?.focus();
}

const listButtons = (dialog: HTMLDialogElement) => [...dialog.querySelectorAll('button')];

const findOpener = ({ id }: HTMLDialogElement) =>
  document.querySelector<HTMLElement>(`[command="show-modal"][commandfor="${id}"]`);

/** Alone: with Alt, an arrow is the browser's way back. */
function readArrowKey({ key, altKey, ctrlKey, metaKey }: React.KeyboardEvent) {
  return altKey || ctrlKey || metaKey ? undefined : ARROW_KEYS[key];
}

const ARROW_KEYS: Record<string, Step> = { ArrowLeft: -1, ArrowRight: 1 };

/** Over an enlarged page, a finger moves the page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;
