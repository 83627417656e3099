import { ErrorPage } from '@/components/layout/error-page/error-page';
import { Numeral } from '@/components/layout/error-page/numeral';
import { PageHeader } from '@/components/layout/site-header/site-header';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { content } from '@/model';
import { site } from '@/model/derive/site';
import { notFoundMetadata } from './page-metadata';

export const metadata = notFoundMetadata;

const { notFound } = content.uiText;

export default function NotFoundPage() {
  return (
    <>
      <ErrorPage
        header={<PageHeader />}
        numeral={<Numeral text="404" />}
        heading={notFound.heading}
        language="en"
      >
        <ButtonLink href={site.path('/')} icon="arrow">
          {notFound.homeLink}
        </ButtonLink>
      </ErrorPage>
      <span data-live="not-found" data-log={notFound.log} hidden />
    </>
  );
}
