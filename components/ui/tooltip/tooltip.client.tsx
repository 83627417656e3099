'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { enhanceTooltip } from './tooltip.enhance';
import styles from './tooltip.module.scss';

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
  return (
    <span ref={enhanceTooltip} data-enhance="tooltip" className={clsx(styles.anchor, className)}>
      {children}
      <span role="tooltip" hidden className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
