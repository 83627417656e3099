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
import { content } from '@/model';
import { assertPhotos } from '@/model/derive/pictures/assert-photos';
import { site } from '@/model/derive/site';
import { homeMetadata } from './page-metadata';

export const metadata = homeMetadata;

const { gallery, home, openingHours, services, shop, team, testimonials, uiText } = content;

export default async function HomePage() {
  await assertPhotos(content);

  return (
    <>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1} data-under-menu="">
        <Hero text={home.hero} shop={shop} week={openingHours.week} uiText={uiText} />
        <Services text={home.services} services={services} />
        <Booking
          text={home.booking}
          bookingUrl={shop.bookingUrl}
          newTabNote={uiText.opensInNewTab}
        />
        <Team text={home.team} members={team} floorSrc={site.path('/ladrilho.svg')} />
        <Gallery text={home.gallery} viewer={uiText.viewer} photos={gallery} />
        <Testimonials text={home.testimonials} testimonials={testimonials} />
        <Contact
          text={home.contact}
          shop={shop}
          openingHours={openingHours}
          newTabNote={uiText.opensInNewTab}
          contactCardHref={site.path('/contato.vcf')}
        />
      </main>
      <SiteFooter isHome />
      <BookingBar />
      <LiveData openingHours={openingHours} timeZone={shop.timeZone} words={uiText.status} />
    </>
  );
}
