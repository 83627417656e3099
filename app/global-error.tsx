'use client'; // Next requires the directive in this file.

const TITLE = 'Unexpected Application Error!';

/**
 * Renders the page that Next shows instead of a page that failed to render (docs/specification.md). Only `next dev`
 * can show this page, because published pages are finished HTML.
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
