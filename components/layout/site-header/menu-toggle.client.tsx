'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type MenuToggleProps = { menuId: string; className?: string; children: ReactNode };

/**
 * The button of the small screens' menu. The browser opens and closes it, and CSS names it
 * (`:popover-open`); this adds what they cannot: the page under the open menu is out of reach,
 * and a menu that its button no longer accompanies, as on a turned phone, closes.
 */
export function MenuToggle({ menuId, className, children }: MenuToggleProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Unknown until hydrated; meanwhile the browser itself exposes the popover's state.
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu?.hidePopover) {
      return;
    }

    const noteState = (isNowOpen: boolean) => {
      setIsOpen(isNowOpen);
      for (const part of document.querySelectorAll<HTMLElement>('main, footer, aside')) {
        part.inert = isNowOpen;
      }
    };
    // After it opens, not before: the whole page is styled anew for it, and the menu shows first.
    const noteOpened = ({ newState }: ToggleEvent) => newState === 'open' && noteState(true);
    // Before it closes, not after: the link that closes it moves the focus in the same turn, and
    // what is inert cannot have it.
    const foreseeClosed = ({ newState }: ToggleEvent) => newState === 'closed' && noteState(false);
    const closeWithoutButton = () => {
      if (button.current?.offsetParent === null) {
        menu.hidePopover();
      }
    };

    noteState(menu.matches(':popover-open'));
    const watch = new AbortController();
    const options = { signal: watch.signal };
    menu.addEventListener('toggle', noteOpened, options);
    menu.addEventListener('beforetoggle', foreseeClosed, options);
    addEventListener('resize', closeWithoutButton, options);
    return () => watch.abort();
  }, [menuId]);

  return (
    <button
      ref={button}
      data-enhance=""
      type="button"
      popoverTarget={menuId}
      aria-expanded={isOpen}
      className={className}
    >
      {children}
    </button>
  );
}
