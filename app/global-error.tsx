'use client'; // Next requires its error page to be a client component.

const TITLE = 'Unexpected Application Error!';

/**
 * Replaces a page that fails to render. Its English title is required by docs/specification.md. It shows in
 * `next dev` and on pages that keep React (`data-react`). Other published pages are finished HTML.
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
