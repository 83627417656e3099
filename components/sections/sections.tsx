import type { ReactNode } from 'react';
import { Booking } from './booking/booking';
import { Contact } from './contact/contact';
import { Gallery } from './gallery/gallery';
import { Hero } from './hero/hero';
import { listShownSections, type SectionName } from './section-list';
import { Services } from './services/services';
import { Team } from './team/team';
import { Testimonials } from './testimonials/testimonials';

type SectionComponent = (props: { id?: string }) => Promise<ReactNode>;

const COMPONENTS: Readonly<Record<SectionName, SectionComponent>> = {
  hero: Hero,
  services: Services,
  booking: Booking,
  team: Team,
  gallery: Gallery,
  testimonials: Testimonials,
  contact: Contact,
};

export async function Sections() {
  const sections = await listShownSections();
  return sections.map(({ name, id }) => {
    const Component = COMPONENTS[name];
    return <Component key={name} id={id} />;
  });
}
