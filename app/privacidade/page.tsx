import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { content } from '@/content';

export default function PrivacyPage() {
  return <PolicyPage policy={content.privacy} />;
}
