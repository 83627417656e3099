import { BookingBar } from '@/components/layout/booking-bar/booking-bar';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { HomeHeader } from '@/components/layout/site-header/site-header';
import { Booking } from '@/components/sections/booking/booking';
import { Contact } from '@/components/sections/contact/contact';
import { Gallery } from '@/components/sections/gallery/gallery';
import { Hero } from '@/components/sections/hero/hero';
import { Services } from '@/components/sections/services/services';
import { Team } from '@/components/sections/team/team';
import { Testimonials } from '@/components/sections/testimonials/testimonials';
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

export default async function HomePage() {
  const { gallery, team, testimonials } = await getContent();

  return (
    <>
      <HomeHeader />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <Services />
        <Booking />
        {team.members.length > 0 && <Team />}
        {gallery.photos.length > 0 && <Gallery />}
        {testimonials.items.length > 0 && <Testimonials />}
        <Contact />
      </main>
      <SiteFooter isHome />
      <BookingBar />
      <ScheduleData />
      <StructuredData />
    </>
  );
}
