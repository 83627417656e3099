'use client';

import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import type { UiText } from '@/model/schema/ui-text';
import { ErrorPage } from './error-page';

/** Next gives error pages no properties: next.config.mjs hands the words of the drawer over. */
const errorText: UiText['error'] = JSON.parse(process.env.ERROR_TEXT ?? '{}');

const isDevelopment = process.env.NODE_ENV === 'development';
const DEV_PATIENCE_MS = 1000;

/**
 * What stands in the place of a page whose rendering failed. Retrying loads the page anew: the
 * `retry()` that Next offers fetches data that a static export does not have.
 */
export function RenderFailure({ error }: { error?: Error }) {
  // In `next dev` the reader is the owner, and the message says what to correct.
  const description = isDevelopment && error ? error.message : errorText.description;

  useEffect(() => {
    // A `<title>` here would come second, after that of the page that failed; which Next, a moment
    // later, writes once more.
    const keepTitle = () => {
      if (document.title !== errorText.heading) {
        document.title = errorText.heading;
      }
    };
    const observer = new MutationObserver(keepTitle);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    keepTitle();
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // In `next dev` the owner mends a file; then the page is asked for until it is well again.
    const timer = isDevelopment ? setInterval(reloadWhenWell, DEV_PATIENCE_MS) : undefined;
    return () => clearInterval(timer);
  }, []);

  return (
    <ErrorPage heading={<span lang="en">{errorText.heading}</span>} description={description}>
      <ButtonLink href="">{errorText.retry}</ButtonLink>
      <ButtonLink href={`${process.env.NEXT_PUBLIC_BASE_PATH}/`} variant="outline">
        {errorText.homeLink}
      </ButtonLink>
    </ErrorPage>
  );
}

async function reloadWhenWell() {
  const { ok } = await fetch(location.href);
  if (ok) {
    location.reload();
  }
}
