import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { compareWithSample } from '@/model/check/sample-content';

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

/** Reloads the page once the content files have another version; a stopped server changes nothing. */
const RELOAD = `setInterval(async () => {
  const answer = await fetch('${process.env.NEXT_PUBLIC_BASE_PATH}/content-version').catch(() => ({}));
  if (answer.ok && (await answer.text()) !== VERSION) location.reload();
}, 500)`;

type OwnerNotesProps = { problem: string; version: string };

/**
 * Shows the owner, in `next dev` only, the problems in the content files or, without any, how much
 * sample content is left.
 */
export function OwnerNotes({ problem, version }: OwnerNotesProps) {
  const note = problem || compareWithSample().progress;
  return (
    <>
      <InlineScript code={RELOAD.replace('VERSION', () => formatInlineJson(version))} />
      {note && (
        <dialog open aria-live="polite" className="owner-notes" suppressHydrationWarning>
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
      )}
    </>
  );
}
