/** Every level of heading, so that a new one doesn't leave the checks. */
export const HEADINGS = 'h1, h2, h3, h4, h5, h6';
