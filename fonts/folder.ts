/** Tests of the heading algorithm replace this folder by one whose font never changes. */
export const FONTS_FOLDER = 'fonts';
