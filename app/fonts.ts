import localFont from 'next/font/local';

// The fallbacks are drawn in styles/_fallback-fonts.scss with the measures of these two.
const display = localFont({
  src: './fonts/display.woff2',
  variable: '--display',
  weight: '900',
  declarations: [{ prop: 'font-stretch', value: '50% 150%' }],
  adjustFontFallback: false,
  fallback: ['Display Fallback', 'serif'],
});

const text = localFont({
  src: './fonts/text.woff2',
  variable: '--text',
  weight: '400 700',
  adjustFontFallback: false,
  fallback: ['Text Fallback', 'sans-serif'],
});

/** For `<html>`: `--display` and `--text` are the families of the whole site. */
export const fontClassName = `${display.variable} ${text.variable}`;
