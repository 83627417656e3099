import type { Metadata } from 'next';
import { ErrorPage } from '@/components/layout/error-page/error-page';
import { InlineScript } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model/content';

/** Next adds `noindex` to this page. */
export async function generateMetadata(): Promise<Metadata> {
  const { shop } = await getContent();
  return { title: `Page not found · ${shop.name}`, description: shop.description };
}

/** Shows the 404 page, and logs the requested path to the console (docs/specification.md). */
export default function NotFoundPage() {
  return (
    <>
      <ErrorPage />
      <InlineScript code="console.error('404: no page at',location.pathname)" />
    </>
  );
}
