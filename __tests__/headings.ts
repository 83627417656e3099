/** Contains every level, even those that no page uses yet, so a heading is always checked. */
export const HEADINGS = 'h1, h2, h3, h4, h5, h6';
