'use client';

import type { ReactNode } from 'react';
import { enhanceMenuToggle } from './menu-toggle.enhance';

type MenuToggleProps = { menuId: string; className?: string; children: ReactNode };

/**
 * The menu button of small screens. The browser opens and closes the popover and exposes its state;
 * CSS switches the button's label (`:popover-open`).
 */
export function MenuToggle({ menuId, className, children }: MenuToggleProps) {
  return (
    <button
      ref={enhanceMenuToggle}
      data-enhance="menu-toggle"
      type="button"
      popoverTarget={menuId}
      className={className}
    >
      {children}
    </button>
  );
}
