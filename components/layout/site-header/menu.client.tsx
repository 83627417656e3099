'use client';

import type { ReactNode } from 'react';
import { behaviour } from '@/components/behaviours';

type MenuPopoverProps = { id: string; className?: string; children: ReactNode };

/** The menu's panel, which the browser opens and closes by its button (`popovertarget`). */
export function MenuPopover({ id, className, children }: MenuPopoverProps) {
  return (
    <div {...behaviour('menu')} id={id} popover="auto" className={className}>
      {children}
    </div>
  );
}
