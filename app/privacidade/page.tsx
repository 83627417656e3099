import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { getContent } from '@/model/content';
import { generatePolicyMetadata } from '../page-metadata';

export const generateMetadata = () => generatePolicyMetadata('/privacidade', 'privacy');

export default async function PrivacyPage() {
  const { privacy } = await getContent();
  return <PolicyPage policy={privacy} />;
}
