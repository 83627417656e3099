import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { getContent } from '@/model/content';
import { buildPageMetadata } from '../page-metadata';

export async function generateMetadata() {
  return buildPageMetadata('/privacidade', (await getContent()).privacy);
}

export default async function PrivacyPage() {
  return <PolicyPage policy={(await getContent()).privacy} />;
}
