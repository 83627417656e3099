/** Every page that a search engine may show. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;
