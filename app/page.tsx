import { BookingBar } from '@/components/layout/booking-bar/booking-bar';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { HomeHeader } from '@/components/layout/site-header/site-header';
import { Sections } from '@/components/sections/sections';
import { ScheduleData } from '@/components/shop/open-status/open-status';
import { StructuredData } from '@/components/structured-data/structured-data';
import { getContent } from '@/model/content';
import { buildPageMetadata } from './page-metadata';

export async function generateMetadata() {
  const { home, shop } = await getContent();
  const { title, description } = home;
  const titleWithName = `${shop.name} · ${title}`;
  return buildPageMetadata('/', { title, titleWithName, description });
}

export default function HomePage() {
  return (
    <>
      <HomeHeader />
      <main id="conteudo" tabIndex={-1}>
        <Sections />
      </main>
      <SiteFooter isHome />
      <BookingBar />
      <ScheduleData />
      <StructuredData />
    </>
  );
}
