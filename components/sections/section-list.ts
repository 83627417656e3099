import { type Content, getContent } from '@/model/content';

export type SectionName =
  | 'hero'
  | 'services'
  | 'booking'
  | 'team'
  | 'gallery'
  | 'testimonials'
  | 'contact';

type Section = {
  name: SectionName;
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
 * these links, too. This file doesn't import the sections' components, whose styles would then be on every page.
 */
const SECTIONS: readonly Section[] = [
  { name: 'hero' },
  { name: 'services', id: 'servicos', label: 'Serviços', isInHeader: true, isInFooter: true },
  {
    name: 'booking',
    id: 'agendar',
    label: 'Agendar',
    isInHeader: true,
    isInFooter: true,
    isShown: ({ home }) => home.booking !== undefined,
  },
  { name: 'team', id: 'equipe', isShown: ({ team }) => team.members.length > 0 },
  {
    name: 'gallery',
    id: 'galeria',
    label: 'Galeria',
    isInHeader: true,
    isShown: ({ gallery }) => gallery.photos.length > 0,
  },
  { name: 'testimonials', isShown: ({ testimonials }) => testimonials.items.length > 0 },
  { name: 'contact', id: 'contato', label: 'Contato', isInHeader: true, isInFooter: true },
];

export async function listShownSections(): Promise<Section[]> {
  const content = await getContent();
  return SECTIONS.filter(({ isShown }) => !isShown || isShown(content));
}

export type SectionLink = { href: `#${string}`; label: string };

export async function listSectionLinks(place: 'isInHeader' | 'isInFooter'): Promise<SectionLink[]> {
  const sections = await listShownSections();
  return sections.flatMap((section) => {
    const { id, label } = section;
    return section[place] && id && label ? [{ href: `#${id}`, label }] : [];
  });
}
