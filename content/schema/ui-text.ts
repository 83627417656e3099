import { z } from 'zod';

/** Words of the page furniture: header, menu, viewer, footer, states and errors. */
export const uiTextSchema = z.strictObject({
  skipLink: z.string(),
  homeLabel: z.string(),
  opensInNewTab: z.string(),
  bookLabel: z.string(),
  nav: z.strictObject({
    label: z.string(),
    services: z.string(),
    booking: z.string(),
    gallery: z.string(),
    contact: z.string(),
  }),
  menu: z.strictObject({ label: z.string(), open: z.string(), close: z.string() }),
  whatsapp: z.string(),
  viewer: z.strictObject({
    open: z.string(),
    close: z.string(),
    previous: z.string(),
    next: z.string(),
    photo: z.string(),
    position: z.string(),
  }),
  status: z.strictObject({
    open: z.string(),
    opensToday: z.string(),
    opensTomorrow: z.string(),
    opensOn: z.string(),
    closed: z.string(),
  }),
  footer: z.strictObject({
    quickLinks: z.string(),
    legal: z.string(),
    social: z.string(),
    copyright: z.string(),
  }),
  policy: z.strictObject({
    back: z.string(),
    lastUpdated: z.string(),
    onThisPage: z.string(),
  }),
  notFound: z.strictObject({
    title: z.string(),
    heading: z.string(),
    homeLink: z.string(),
    log: z.string(),
  }),
  error: z.strictObject({
    heading: z.string(),
    description: z.string(),
    retry: z.string(),
    homeLink: z.string(),
  }),
});

export type UiText = z.infer<typeof uiTextSchema>;
