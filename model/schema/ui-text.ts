import { z } from 'zod';
import { label, text } from './text';

/** Words of the page furniture: header, menu, viewer, footer, states and errors. */
export const uiTextSchema = z.strictObject({
  skipLink: label,
  homeLabel: text({ max: 40, marks: ['nome'] }),
  opensInNewTab: label,
  bookLabel: text({ max: 24 }),
  nav: z.strictObject({
    label,
    services: text({ max: 16 }),
    booking: text({ max: 16 }),
    gallery: text({ max: 16 }),
    contact: text({ max: 16 }),
  }),
  menu: z.strictObject({ label, open: label, close: label }),
  whatsapp: label,
  viewer: z.strictObject({
    open: text({ max: 40, needs: ['alt'] }),
    close: label,
    previous: label,
    next: label,
    photo: label,
    position: text({ max: 40, needs: ['atual', 'total'] }),
  }),
  status: z.strictObject({
    open: text({ max: 40, needs: ['hora'] }),
    opensToday: text({ max: 48, needs: ['hora'] }),
    opensTomorrow: text({ max: 48, needs: ['hora'] }),
    opensOn: text({ max: 48, needs: ['dia', 'hora'] }),
    closed: label,
  }),
  footer: z.strictObject({
    quickLinks: label,
    legal: label,
    social: label,
    copyright: text({ max: 80, needs: ['ano'], marks: ['nome'] }),
  }),
  policy: z.strictObject({ back: label, lastUpdated: label, onThisPage: label }),
  notFound: z.strictObject({ title: label, heading: label, homeLink: label, log: label }),
  error: z.strictObject({
    heading: label,
    description: text({ max: 160 }),
    retry: label,
    homeLink: label,
  }),
});

export type UiText = z.infer<typeof uiTextSchema>;
