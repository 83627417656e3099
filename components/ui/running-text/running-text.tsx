/** Chromium breaks lines after the hyphen of a telephone number. */
export const TELEPHONE = /(\d{4,5}-\d{4})(?!\d)/g;

/** A text whose telephone numbers stay on one line. */
export function RunningText({ children }: { children: string }) {
  return children.split(TELEPHONE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  );
}
