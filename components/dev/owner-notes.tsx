import { problem } from '@/model';
import { describeProgress } from '@/model/check/sample-content';

// Not a CSS module: the export would include its styles although it omits this component.
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
 * Shows the owner, in `next dev` only, the problems in the content files or, without any, how much
 * sample content is left. A new note reopens the dialog.
 */
export function OwnerNotes() {
  const note = problem || describeProgress();
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
        <button type="submit" aria-label="Fechar aviso">
          ×
        </button>
      </form>
    </dialog>
  );
}
