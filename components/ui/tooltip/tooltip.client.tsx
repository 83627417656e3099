'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { behaviour } from '@/components/browser/behaviour';
import styles from './tooltip.module.scss';

type TooltipProps = {
  text: string;
  className?: string;
  /** A link or button with its own accessible name. */
  children: ReactNode;
};

/**
 * Shows an icon's name in a bubble. There's no `aria-describedby`, because screen readers already announce the name of
 * the link or button and would read it twice.
 */
export function Tooltip({ text, className, children }: TooltipProps) {
  return (
    <span {...behaviour('tooltip')} className={clsx(styles.anchor, className)}>
      {children}
      <span role="tooltip" hidden suppressHydrationWarning className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
