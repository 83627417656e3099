/** The paths of the pages that search engines may list. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;

/** Link targets on the home page. */
export const ANCHORS = ['#servicos', '#agendar', '#equipe', '#galeria', '#contato'] as const;
