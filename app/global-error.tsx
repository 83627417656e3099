'use client'; // Next wants it here, whatever the file is called.

import { RenderFailure } from '@/components/layout/error-page/render-failure.client';

/** The page of a failure in the root layout, with a document of its own. */
export default function RootFailure({ error }: { error: Error }) {
  return (
    <html lang="pt-BR">
      <body>
        <RenderFailure error={error} />
      </body>
    </html>
  );
}
