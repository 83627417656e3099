'use client'; // Next requires the directive in this file.

const TITLE = 'Unexpected Application Error!';

/** Replaces a page that failed to render. Only `next dev` can show it: published pages are finished HTML. */
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
