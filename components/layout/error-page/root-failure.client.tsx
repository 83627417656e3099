'use client';

import { RenderFailure } from './render-failure.client';

/** The same page with a document of its own, for a failure in the root layout. */
export function RootFailure() {
  return (
    <html lang="pt-BR">
      <body>
        <RenderFailure />
      </body>
    </html>
  );
}
