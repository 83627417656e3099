import { ErrorPage } from '@/components/layout/error-page/error-page';
import { PageHeader } from '@/components/layout/site-header/site-header';
import { ButtonLink } from '@/components/shop/links';
import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { loadContent } from '@/model';
import { site } from '@/model/derive/site';
import { languageOf } from '@/model/text/language';

export { generateNotFoundMetadata as generateMetadata } from './page-metadata';

export default async function NotFoundPage() {
  const { notFound } = (await loadContent()).uiText;
  return (
    <>
      <ErrorPage header={<PageHeader />} numeral="404" heading={notFound.heading}>
        <ButtonLink href={site.path('/')} icon="arrow" lang={languageOf(notFound.homeLink)}>
          {notFound.homeLink}
        </ButtonLink>
      </ErrorPage>
      {/* Logs the requested path to the console (docs/specification.md). */}
      <InlineScript code={`console.error(${formatInlineJson(notFound.log)},location.pathname)`} />
    </>
  );
}
