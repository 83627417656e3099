import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { content } from '@/model';
import { buildPageMetadata } from '../page-metadata';

export const metadata = buildPageMetadata('/termos', content.terms);

export default function TermsPage() {
  return <PolicyPage policy={content.terms} />;
}
