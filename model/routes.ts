/** The pages that search engines may list, as a visitor types them; the 404 page has no address. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;

/** The sections of the home page to which a link may lead. */
export const ANCHORS = ['#servicos', '#agendar', '#equipe', '#galeria', '#contato'] as const;
