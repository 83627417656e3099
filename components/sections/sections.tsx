import type { ReactNode } from 'react';
import { type Content, getContent } from '@/model/content';
import { Booking } from './booking/booking';
import { Contact } from './contact/contact';
import { Gallery } from './gallery/gallery';
import { Hero } from './hero/hero';
import { Services } from './services/services';
import { Team } from './team/team';
import { Testimonials } from './testimonials/testimonials';

type Section = {
  Component: (props: { id?: string }) => Promise<ReactNode>;
  /** Links may lead to the section by this id. */
  id?: string;
  /** The section's label in the header, the menu and the footer. */
  label?: string;
  isInHeader?: boolean;
  isInFooter?: boolean;
  /** Sections without this function are always shown. */
  isShown?: (content: Content) => boolean;
};

/**
 * The home page's sections, in their order. The header has the same links as the menu. The policies' footer has
 * these links, too.
 */
const SECTIONS: readonly Section[] = [
  { Component: Hero },
  { Component: Services, id: 'servicos', label: 'Serviços', isInHeader: true, isInFooter: true },
  {
    Component: Booking,
    id: 'agendar',
    label: 'Agendar',
    isInHeader: true,
    isInFooter: true,
    isShown: ({ home }) => home.booking !== undefined,
  },
  { Component: Team, id: 'equipe', isShown: ({ team }) => team.members.length > 0 },
  {
    Component: Gallery,
    id: 'galeria',
    label: 'Galeria',
    isInHeader: true,
    isShown: ({ gallery }) => gallery.photos.length > 0,
  },
  { Component: Testimonials, isShown: ({ testimonials }) => testimonials.items.length > 0 },
  { Component: Contact, id: 'contato', label: 'Contato', isInHeader: true, isInFooter: true },
];

export async function Sections() {
  const sections = await listShownSections();
  return sections.map(({ Component, id }, index) => <Component key={index} id={id} />);
}

export async function listSectionLinks(place: 'isInHeader' | 'isInFooter') {
  const sections = await listShownSections();
  return sections.flatMap((section) => {
    const { id, label } = section;
    return section[place] && id && label ? [{ href: `#${id}`, label }] : [];
  });
}

async function listShownSections() {
  const content = await getContent();
  return SECTIONS.filter(({ isShown }) => !isShown || isShown(content));
}
