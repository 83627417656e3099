/** A moustache of two jatobá leaves, in an 80 × 28 view box. */
export const BRAND_PATH =
  'M40 13c2-6 7-9 13-5 7 4 13 7 27-3-2 12-11 20-21 19-8 0-12-5-19-5s-11 5-19 5c-10 1-19-7-21-19 14 10 20 7 27 3 6-4 11-1 13 5Z';

const FILLED = { fill: 'currentColor', stroke: 'none' };

/** Icons are drawn as lines, or as areas if they're `FILLED`. The view box is 24 × 24 unless an icon has its own. */
export const iconPaths = {
  brand: { d: BRAND_PATH, viewBox: '0 0 80 28', ...FILLED },
  menu: { d: 'M2 6h20M2 12h20M2 18h20' },
  close: { d: 'm4.5 4.5 15 15m0-15-15 15' },
  arrow: { d: 'M3 12h17m-7-7 7 7-7 7' },
  back: { d: 'M21 12H4m7-7-7 7 7 7' },
  external: { d: 'M6 18 18 6M8 5.5h10.5V16' },
  down: { d: 'M12 3v17m-7-7 7 7 7-7' },
  expand: { d: 'M14 3.5h6.5V10m0-6.5L13 11m-3 9.5H3.5V14m0 6.5L11 13' },
  pin: { d: 'M12 22c-5-6-7.5-9.5-7.5-13a7.5 7.5 0 0 1 15 0c0 3.5-2.5 7-7.5 13ZM12 6l3 3-3 3-3-3Z' },
  phone: {
    d: 'M3 4.5 7.5 3l3 5.5-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 5.5 3-1.5 4.5C11 22 2 13 3 4.5Z',
  },
  whatsapp: {
    d: 'm2.5 21.5 1.5-5a9.3 9.3 0 1 1 3.5 3.5ZM8 8c0 5 3 8 8 8l1-2-2.5-1-1 1a6 6 0 0 1-3-3l1-1L10 7Z',
  },
  instagram: { d: 'M3 3h18v18H3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm4-1h2' },
  facebook: { d: 'M10 22v-9H6V9h4c0-5 2-8 8-7v3c-3 0-4 0-4 4h4l-1 4h-3v9Z', ...FILLED },
  tiktok: { d: 'M13.5 2v13.5a5 5 0 1 1-5-5M13.5 2c.5 4 2.5 6 6.5 6.5' },
  youtube: { d: 'M2 5h20v14H2ZM10 9v6l5-3Z' },
  x: { d: 'M3 3h5l13 18h-5ZM20 3l-7 8m-2 2-7 8' },
  save: { d: 'M12 2v13m-6-6 6 6 6-6M3 15v6h18v-6' },
} as const;
