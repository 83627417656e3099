'use client';

import { clsx } from 'clsx';
import { useEffect } from 'react';
import button from '@/components/shop/links.module.scss';
import type { UiText } from '@/model/schema/ui-text';
import { ErrorPage } from './error-page';

/** Client components cannot import content, so next.config.mjs inlines these texts. */
const errorText: UiText['error'] = JSON.parse(process.env.ERROR_TEXT ?? '{}');

const INTERVAL_MS = 1000;

/**
 * Replaces a page that failed to render. Its retry link reloads the page: Next's `retry()` fetches
 * data that a static export does not have.
 */
export function RenderFailure() {
  useEffect(() => {
    // Not a `<title>` element: it would come after the failed page's own, which Next restores later.
    function update() {
      document.title = errorText.heading;
    }
    update();
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);

  const links = [
    { href: '', label: errorText.retry },
    { href: `${process.env.NEXT_PUBLIC_BASE_PATH}/`, label: errorText.homeLink },
  ];
  return (
    <ErrorPage heading={errorText.heading} description={errorText.description}>
      {links.map(({ href, label }) => (
        <a key={href} href={href} className={clsx('button', button.button, href && button.outline)}>
          {label}
        </a>
      ))}
    </ErrorPage>
  );
}
