import { ErrorPage } from '@/components/layout/error-page/error-page';
import { Numeral } from '@/components/layout/error-page/numeral';
import { PageHeader } from '@/components/layout/site-header/site-header';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { IconSprite } from '@/components/ui/icon/icon';
import { SteadyWords } from '@/components/ui/steady-words/steady-words';
import { content } from '@/model';
import { site } from '@/model/derive/site';
import { notFoundMetadata } from './page-metadata';

export const metadata = notFoundMetadata;

const { notFound } = content.uiText;

export default function NotFoundPage() {
  return (
    <>
      <IconSprite names={['arrow', 'brand']} />
      <ErrorPage
        header={<PageHeader />}
        numeral={<Numeral text="404" />}
        heading={<SteadyWords text={notFound.heading} width={85} />}
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
