import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { content } from '@/model';
import { buildPolicyMetadata } from '../page-metadata';

export const metadata = buildPolicyMetadata('/privacidade', content.privacy);

export default function PrivacyPage() {
  return <PolicyPage policy={content.privacy} />;
}
