import { PolicyPage } from '@/components/layout/policy-page/policy-page';
import { getContent } from '@/model/content';
import { buildPageMetadata } from '../page-metadata';

export const generateMetadata = () =>
  buildPageMetadata('/termos', ({ terms, shop }) => ({
    title: `${terms.title} · ${shop.name}`,
    description: terms.description,
  }));

export default async function TermsPage() {
  const { terms } = await getContent();
  return <PolicyPage policy={terms} />;
}
