import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { content } from '@/content';

export default function TermsPage() {
  return <PolicyPage policy={content.terms} />;
}
