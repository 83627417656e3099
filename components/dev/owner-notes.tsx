import { problem } from '@/model';
import {
  DISMISS_LABEL,
  describeSampleCount,
  listSampleContent,
} from '@/model/check/sample-content';

// Not a module of styles: those would reach the export even though the notes do not.
const css = `.owner-notes {
  position: fixed;
  inset: auto 0 0 auto;
  overflow: auto;
  max-block-size: 60vh;
  padding: 0.75rem;
  background: Mark;
  color: MarkText;
  white-space: pre-wrap;
}`;

/**
 * Tells the owner, in `next dev` alone, what is wrong in the contentFiles, or else what in it is not the
 * shop's own yet. The browser closes it; it is back with the next change.
 */
export function OwnerNotes() {
  const remaining = listSampleContent();
  const note = problem || (remaining.length > 0 && describeSampleCount(remaining));
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
