import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { getContent } from '@/model/content';
import { generatePolicyMetadata } from '../page-metadata';

export const generateMetadata = () => generatePolicyMetadata('/termos', 'terms');

export default async function TermsPage() {
  const { terms } = await getContent();
  return <PolicyPage policy={terms} />;
}
