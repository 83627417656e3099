import { countExamples, DISMISS_LABEL, listExamples } from '@/model/check/examples';

// Not a module of styles: those would reach the export even though the badge does not.
const css = `.example-badge {
  position: fixed;
  inset: auto 0 0 auto;
  margin: var(--space-2);
  border: 2px solid var(--color-tar);
  padding: 0 0 0 var(--space-2);
  background: var(--color-brass);
  color: var(--color-tar);
  font-size: var(--size-step--1);
}
.example-badge button {
  inline-size: var(--target-size);
  block-size: var(--target-size);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}`;

/**
 * Reminds the owner, in `next dev` alone, of what is not the shop's own yet. The browser closes
 * it; it is back with the next reload.
 */
export function ExampleBadge() {
  const remaining = listExamples();
  if (remaining.length === 0) {
    return null;
  }
  return (
    <dialog open className="example-badge" suppressHydrationWarning>
      <style href="example-badge" precedence="development">
        {css}
      </style>
      <form method="dialog">
        {countExamples(remaining)}
        <button type="submit" aria-label={DISMISS_LABEL}>
          ×
        </button>
      </form>
    </dialog>
  );
}
