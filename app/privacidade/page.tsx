import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { loadContent } from '@/model';
import { generatePolicyMetadata } from '../page-metadata';

export const generateMetadata = () => generatePolicyMetadata('/privacidade', 'privacy');

export default async function PrivacyPage() {
  const { privacy } = await loadContent();
  return <PolicyPage policy={privacy} />;
}
