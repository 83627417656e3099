'use client';

import { ButtonLink } from '@/components/ui/button-link/button-link';
import type { UiText } from '@/model/schema/ui-text';
import { ErrorPage } from './error-page';

/** Client components cannot import content, so next.config.mjs inlines these texts. */
const errorText: UiText['error'] = JSON.parse(process.env.ERROR_TEXT ?? '{}');

/**
 * Replaces a page that failed to render. Its retry link reloads the page: Next's `retry()` fetches
 * data that a static export does not have.
 */
export function RenderFailure() {
  return (
    <ErrorPage heading={errorText.heading} description={errorText.description}>
      <ButtonLink href="">{errorText.retry}</ButtonLink>
      <ButtonLink href={`${process.env.NEXT_PUBLIC_BASE_PATH}/`} variant="outline">
        {errorText.homeLink}
      </ButtonLink>
    </ErrorPage>
  );
}
