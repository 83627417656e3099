import { problem } from '@/model';
import { countExamples, DISMISS_LABEL, listExamples } from '@/model/check/examples';
import { describeLeftOut } from '@/model/check/left-out';

// Not a module of styles: those would reach the export even though the notes do not.
const css = `.owner-notes {
  position: fixed;
  inset: auto 0 0 auto;
  display: grid;
  grid-template-columns: 1fr auto;
  max-inline-size: 100%;
  max-block-size: 60vh;
  overflow: auto;
  margin: var(--space-2);
  border: 2px solid var(--color-dark);
  padding: 0 0 0 var(--space-2);
  background: var(--color-highlight);
  color: var(--color-dark);
  font-size: var(--size-step--1);
  white-space: pre-wrap;
}
.owner-notes button {
  inline-size: var(--target-size);
  block-size: var(--target-size);
}`;

/**
 * Tells the owner, in `next dev` alone, what is wrong in the drawer, or else what in it is not the
 * shop's own yet. The browser closes it; it is back with the next change.
 */
export function OwnerNotes() {
  const remaining = listExamples();
  const count = remaining.length > 0 && countExamples(remaining);
  const note = problem || [count, ...describeLeftOut()].filter(Boolean).join('\n');
  if (!note) {
    return null;
  }
  return (
    <dialog open key={note} aria-live="polite" className="owner-notes" suppressHydrationWarning>
      <style href="owner-notes" precedence="development">
        {css}
      </style>
      {note}
      <form method="dialog">
        <button type="submit" aria-label={DISMISS_LABEL}>
          ×
        </button>
      </form>
    </dialog>
  );
}
