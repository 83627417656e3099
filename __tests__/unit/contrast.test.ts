import { readColor, type Scheme } from '@/styles/read-tokens';
import { contrast } from '../fixtures/contrast';

/** Each pair is a foreground and a background colour, such as `text/page`. docs/design.md explains the requirements. */
const REQUIREMENTS = [
  {
    use: 'text of any size (AAA, WCAG 1.4.6)',
    minimum: 7,
    pairs: `text/page text/wall text-soft/page text-soft/wall heading/page accent/light light/accent
      light/secondary tint/secondary light/dark tint/dark light/lightbox footer-text/dark
      dark/highlight dark/tint dark/light page/text page/button`,
  },
  {
    use: 'large text (AAA, WCAG 1.4.6)',
    minimum: 4.5,
    pairs: 'heading/wall highlight/secondary highlight/accent',
  },
  {
    use: 'graphics (AA, WCAG 1.4.11)',
    minimum: 3,
    pairs: `accent/tint accent/highlight open/wall open/page open-on-dark/accent
      button/page button/wall`,
  },
];

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const cases = SCHEMES.flatMap((scheme) =>
  REQUIREMENTS.map((requirement) => ({ scheme, ...requirement })),
);

test.each(cases)('$use has enough contrast in the $scheme scheme', ({ scheme, minimum, pairs }) => {
  const tooFaint: string[] = [];
  for (const pair of pairs.split(/\s+/)) {
    const [foreground = '', background = ''] = pair.split('/');
    const ratio = contrast(readColor(foreground, scheme), readColor(background, scheme));
    if (ratio < minimum) {
      tooFaint.push(`${pair}: ${ratio.toFixed(2)}, but at least ${minimum} is needed`);
    }
  }
  expect(tooFaint).toEqual([]);
});
