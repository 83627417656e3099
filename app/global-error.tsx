'use client'; // Next requires the directive in this file.

import { RenderFailure } from '@/components/layout/error-page/render-failure.client';

/** Replaces the root layout when it fails, so it renders its own document. */
export default function RootFailure() {
  return (
    <html lang="pt-BR">
      <body>
        <RenderFailure />
      </body>
    </html>
  );
}
