import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { getContent } from '@/model/content';
import { buildPageMetadata } from '../page-metadata';

export async function generateMetadata() {
  return buildPageMetadata('/termos', (await getContent()).terms);
}

export default async function TermsPage() {
  return <PolicyPage policy={(await getContent()).terms} />;
}
