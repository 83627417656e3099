'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { behaviour } from '@/components/browser/behaviour';
import { startTooltip } from './tooltip.behaviour';
import styles from './tooltip.module.scss';

type TooltipProps = {
  text: string;
  className?: string;
  /** A link or button with an accessible name of its own. */
  children: ReactNode;
};

/**
 * Shows the name of an icon in a bubble. No `aria-describedby` refers to the bubble, because screen
 * readers already announce the name of the link or button, and would read it twice.
 */
export function Tooltip({ text, className, children }: TooltipProps) {
  return (
    <span {...behaviour('tooltip', startTooltip)} className={clsx(styles.anchor, className)}>
      {children}
      <span role="tooltip" hidden className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
