import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { content } from '@/model';
import { buildPageMetadata } from '../page-metadata';

export const metadata = buildPageMetadata('/privacidade', content.privacy);

export default function PrivacyPage() {
  return <PolicyPage policy={content.privacy} />;
}
