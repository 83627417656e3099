'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { behaviour } from '@/components/browser/behaviour';
import { Icon } from '@/components/ui/icon/icon';
import styles from './menu.module.scss';

/**
 * The menu for small screens: a button and the panel that it opens. The panel is a popover, so the browser opens and
 * closes it without JavaScript. CSS shows the button's label and icon that match the panel's state.
 */
export function Menu({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" popoverTarget="menu" className={clsx(styles.toggle, 'screen-only')}>
        <span className={styles.closed}>
          <Icon name="menu" />
          <span className="visually-hidden">Abrir menu</span>
        </span>
        <span className={styles.open}>
          <Icon name="close" />
          <span className="visually-hidden">Fechar menu</span>
        </span>
      </button>
      <div
        {...behaviour('menu')}
        id="menu"
        popover="auto"
        className={clsx(styles.panel, 'on-dark accent screen-only')}
      >
        {children}
      </div>
    </>
  );
}
