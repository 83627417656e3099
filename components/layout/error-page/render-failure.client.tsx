'use client';

import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import type { UiText } from '@/model/schema/ui-text';
import { ErrorPage } from './error-page';

/** Next gives error pages no properties: next.config.mjs hands the words of the contentFiles over. */
const errorText: UiText['error'] = JSON.parse(process.env.ERROR_TEXT ?? '{}');

const isDevelopment = process.env.NODE_ENV === 'development';
const PATIENCE_MS = 1000;

/**
 * What stands in the place of a page whose rendering failed. Retrying loads the page anew: the
 * `retry()` that Next offers fetches data that a static export does not have.
 */
export function RenderFailure({ error }: { error?: Error }) {
  // In `next dev` the reader is the owner, and the message says what to correct.
  const description = isDevelopment && error ? error.message : errorText.description;

  useEffect(() => {
    // A `<title>` here would come second, after that of the page that failed; which Next, a moment
    // later, writes once more. In `next dev` the owner mends a file, and the page is well again.
    function keep() {
      document.title = errorText.heading;
      if (isDevelopment) {
        fetch(location.href).then(({ ok }) => ok && location.reload());
      }
    }
    keep();
    const timer = setInterval(keep, PATIENCE_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <ErrorPage heading={errorText.heading} description={description}>
      <ButtonLink href="">{errorText.retry}</ButtonLink>
      <ButtonLink href={`${process.env.NEXT_PUBLIC_BASE_PATH}/`} variant="outline">
        {errorText.homeLink}
      </ButtonLink>
    </ErrorPage>
  );
}
