import { BookingBar } from '@/components/layout/booking-bar/booking-bar';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { LiveData } from '@/components/live/live-data';
import { Booking } from '@/components/sections/booking/booking';
import { Contact } from '@/components/sections/contact/contact';
import { Gallery } from '@/components/sections/gallery/gallery';
import { Hero } from '@/components/sections/hero/hero';
import { Services } from '@/components/sections/services/services';
import { Team } from '@/components/sections/team/team';
import { Testimonials } from '@/components/sections/testimonials/testimonials';
import { content, hasContent } from '@/model';
import { checkContent } from '@/model/check/check';

export { homeMetadata as metadata } from './page-metadata';

const { gallery, team, testimonials } = content;

export default async function HomePage() {
  if (!hasContent) {
    return null; // OwnerNotes in the layout shows the problem.
  }
  await checkContent();

  return (
    <>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <Services />
        <Booking />
        {team.length > 0 && <Team />}
        {gallery.length > 0 && <Gallery />}
        {testimonials.length > 0 && <Testimonials />}
        <Contact />
      </main>
      <SiteFooter isHome />
      <BookingBar />
      <LiveData content={content} />
    </>
  );
}
