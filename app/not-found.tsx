import { ErrorPage } from '@/components/layout/error-page/error-page';
import { PageHeader } from '@/components/layout/site-header/site-header';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { content } from '@/model';
import { formatInlineJson } from '@/model/derive/inline-json';
import { site } from '@/model/derive/site';
import { languageOf } from '@/model/text/language';

export { notFoundMetadata as metadata } from './page-metadata';

const { notFound } = content.uiText;
const LOG_PATH = `console.error(${formatInlineJson(notFound.log)},location.pathname)`;

export default function NotFoundPage() {
  return (
    <>
      <ErrorPage
        header={<PageHeader />}
        numeral={<WoodType as="p" aria-hidden="true" lines={['404']} setting="numeral" />}
        heading={notFound.heading}
      >
        <ButtonLink href={site.path('/')} icon="arrow" lang={languageOf(notFound.homeLink)}>
          {notFound.homeLink}
        </ButtonLink>
      </ErrorPage>
      {/* Logs the requested path to the console (docs/specification.md). */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; `<` is escaped in the JSON. */}
      <script data-live="log" dangerouslySetInnerHTML={{ __html: LOG_PATH }} />
    </>
  );
}
