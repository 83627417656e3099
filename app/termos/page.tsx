import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { loadContent } from '@/model';
import { generatePolicyMetadata } from '../page-metadata';

export const generateMetadata = () => generatePolicyMetadata('/termos', 'terms');

export default async function TermsPage() {
  const { terms } = await loadContent();
  return <PolicyPage policy={terms} />;
}
