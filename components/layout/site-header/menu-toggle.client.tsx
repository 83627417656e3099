'use client';

import type { ReactNode } from 'react';
import { enhanceMenuToggle } from './menu-toggle.enhance';

type MenuToggleProps = { menuId: string; className?: string; children: ReactNode };

/**
 * The button of the small screens' menu. The browser opens and closes the menu, and tells assistive
 * technology which of them it is; CSS names the button after it (`:popover-open`).
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
