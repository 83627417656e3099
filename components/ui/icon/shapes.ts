/** Two jatobá leaves that make a moustache: the shop's mark, on an 80 × 28 field. */
export const BRAND_PATH =
  'M40 12.5c2-6 7.5-8.5 13-5 7 4.5 13 7 26.5-3C78 17 69.5 24.5 59 24c-8-.4-12-5-19-5s-11 4.6-19 5C10.5 24.5 2 17 .5 4.5c13.5 10 19.5 7.5 26.5 3 5.5-3.5 11-1 13 5Z';

/** One of five, from its tip and back to it; the next is 22.4 units further on. */
const STAR = ' 2.7 6.3 6.8.6-5.2 4.5 1.6 6.7-5.9-3.6-5.9 3.6 1.6-6.7-5.2-4.5 6.8-.6z';

/** Drawn with the text's colour on a field of 24 × 24: as lines, unless a shape is filled. */
export const shapes = {
  brand: { path: BRAND_PATH, field: '0 0 80 28', isFilled: true },
  menu: { path: 'M2 6h20M2 12h20M2 18h20' },
  close: { path: 'm4.5 4.5 15 15m0-15-15 15' },
  arrow: { path: 'M3 12h17m-7-7 7 7-7 7' },
  external: { path: 'M6 18 18 6M8 5.5h10.5V16' },
  down: { path: 'M12 3v17m-7-7 7 7 7-7' },
  expand: { path: 'M14 3.5h6.5V10m0-6.5L13 11m-3 9.5H3.5V14m0 6.5L11 13' },
  pin: {
    path: 'M12 22c-5-6-7.5-9.5-7.5-13a7.5 7.5 0 0 1 15 0c0 3.5-2.5 7-7.5 13ZM12 6l3 3-3 3-3-3Z',
  },
  phone: {
    path: 'M3 4.5 7.5 3l3 5.5-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 5.5 3-1.5 4.5C11 22 2 13 3 4.5Z',
  },
  whatsapp: {
    path: 'm2.5 21.5 1.5-5a9.3 9.3 0 1 1 3.5 3.5ZM8 8c0 5 3 8 8 8l1-2-2.5-1-1 1a6 6 0 0 1-3-3l1-1L10 7Z',
  },
  instagram: { path: 'M3 3h18v18H3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm4-1h2' },
  facebook: {
    path: 'M13.5 22v-8.5H17l.6-4h-4.1V7.2c0-1.2.4-2 2.1-2h2.1V1.7c-.4-.1-1.6-.2-2.7-.2-3.2 0-5 1.9-5 5.2v2.8H6.5v4H10V22Z',
    isFilled: true,
  },
  stars: {
    path: `m10 .8${STAR}${`m22.4 0${STAR}`.repeat(4)}`,
    field: '0 0 109.6 20',
    isFilled: true,
  },
  save: { path: 'M12 2v13m-6-6 6 6 6-6M3 15v6h18v-6' },
} as const;
