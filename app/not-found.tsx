import { ErrorPage } from '@/components/layout/error-page/error-page';
import { InlineScript } from '@/components/ui/inline-script/inline-script';

export { generateNotFoundMetadata as generateMetadata } from './page-metadata';

/** Shows the 404 page, and logs the requested path to the console (docs/specification.md). */
export default function NotFoundPage() {
  return (
    <>
      <ErrorPage />
      <InlineScript code="console.error('404: no page at',location.pathname)" />
    </>
  );
}
