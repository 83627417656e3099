import localFont from 'next/font/local';

// styles/_fallback-fonts.scss defines the fallbacks with the metrics of these two fonts.
const display = localFont({
  src: './fonts/display.woff2',
  variable: '--display',
  weight: '900',
  declarations: [{ prop: 'font-stretch', value: '50% 150%' }],
  adjustFontFallback: false,
  preload: false, // Fonts would delay the first paint and the hero photo.
  fallback: ['Display Fallback', 'serif'],
});

const text = localFont({
  src: './fonts/text.woff2',
  variable: '--text',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
  fallback: ['Text Fallback', 'Text Fallback Roboto', 'sans-serif'],
});

/** Class for `<html>` that defines the font families `--display` and `--text`. */
export const fontClassName = `${display.variable} ${text.variable}`;
