import { atOnce, everyMinute } from '../behaviours';

/** `click` rather than `pointerdown`, which also starts a scroll. */
const INTERACTIONS = ['click', 'pointermove', 'focusin', 'keydown'];

/** Bounds retries when the script fails for a reason other than the network. */
const MAX_ATTEMPTS = 9;

/**
 * Imports `file` when the visitor first interacts with an element whose behaviour waits for it, or with
 * the button of a dialog. Reading, scrolling and following links load no script; the first tap works
 * without it.
 */
export function loadOnInteraction(file: string) {
  let pending = file;
  let attempts = 1;

  function onInteraction({ target, pointerType, type }: Event & { pointerType?: string }) {
    // A moving finger scrolls. `pointerover` would also fire when the page scrolls under a resting
    // mouse.
    const isScroll = type === 'pointermove' && pointerType === 'touch';
    if (pending && !isScroll && target instanceof Element && isWaiting(target)) {
      // Not a `<script>`: Trusted Types would restrict its address.
      import(pending).catch(() => {
        // Retries at the next interaction, at a new address: browsers cache failed modules.
        attempts += 1;
        pending = attempts < MAX_ATTEMPTS ? `${file}?${attempts}` : '';
      });
      pending = '';
    }
  }

  for (const type of INTERACTIONS) {
    addEventListener(type, onInteraction, true);
  }
}

function isWaiting(target: Element): boolean {
  const element = target.closest<HTMLElement>('[data-behaviour],[commandfor]');
  return element !== null && !(`${element.dataset.behaviour}` in { ...atOnce, ...everyMinute });
}
