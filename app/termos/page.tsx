import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { content } from '@/model';
import { buildPolicyMetadata } from '../page-metadata';

export const metadata = buildPolicyMetadata('/termos', content.terms);

export default function TermsPage() {
  return <PolicyPage policy={content.terms} />;
}
