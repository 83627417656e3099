'use client'; // Next requires its error page to be a client component.

const TITLE = 'Unexpected Application Error!';

/**
 * Replaces a page that fails to render. Its English title is required by docs/specification.md. Published pages are
 * finished HTML, so only `next dev` can show it, or a page that keeps React (`data-react`).
 */
export default function RenderFailure() {
  return (
    <html lang="en">
      <body>
        <title>{TITLE}</title>
        <h1>{TITLE}</h1>
      </body>
    </html>
  );
}
