import { getContent } from '@/model';

/** The sections that the header and its menu link to. */
export function listSectionLinks() {
  const { gallery, uiText } = getContent();
  return [
    { href: '#servicos', label: uiText.nav.services },
    { href: '#agendar', label: uiText.nav.booking },
    ...(gallery.length > 0 ? [{ href: '#galeria', label: uiText.nav.gallery }] : []),
    { href: '#contato', label: uiText.nav.contact },
  ];
}
