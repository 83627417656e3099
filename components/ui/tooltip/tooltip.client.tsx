'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tooltip.module.scss';
import { watchIntent } from './watch-intent';

const EDGE_IN_PX = 8;

type TooltipProps = {
  text: string;
  className?: string;
  /** One link or button, which has its name without this text too. */
  children: ReactNode;
};

/**
 * Shows the name of an icon to those who see it. A screen reader has that name already, so nothing
 * refers to the bubble: as a description it would be read a second time.
 */
export function Tooltip({ text, className, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => (anchor.current ? watchIntent(anchor.current, setIsOpen) : undefined), []);

  return (
    <span ref={anchor} data-enhance="" className={clsx(styles.anchor, className)}>
      {children}
      {isOpen && (
        <span ref={keepOnScreen} role="tooltip" className={styles.bubble}>
          {text}
        </span>
      )}
    </span>
  );
}

/** Moves a bubble that would cross an edge of the screen. */
function keepOnScreen(bubble: HTMLElement | null) {
  if (!bubble) {
    return;
  }
  const { left, right, bottom } = bubble.getBoundingClientRect();
  const beyondEnd = right + EDGE_IN_PX - document.documentElement.clientWidth;
  const shift = Math.max(EDGE_IN_PX - left, Math.min(0, -beyondEnd));
  bubble.style.setProperty('--_shift', `${shift}px`);
  bubble.toggleAttribute('data-above', bottom > innerHeight);
}
