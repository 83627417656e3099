import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { getContent } from '@/model/content';
import { buildPageMetadata } from '../page-metadata';

export const generateMetadata = () =>
  buildPageMetadata('/privacidade', ({ privacy, shop }) => ({
    title: `${privacy.title} · ${shop.name}`,
    description: privacy.description,
  }));

export default async function PrivacyPage() {
  const { privacy } = await getContent();
  return <PolicyPage policy={privacy} />;
}
