import { gallery } from '../content/gallery';
import { home } from '../content/home';
import { openingHours } from '../content/opening-hours';
import { privacy } from '../content/policies/privacy';
import { terms } from '../content/policies/terms';
import { services } from '../content/services';
import { shop } from '../content/shop';
import { team } from '../content/team';
import { testimonials } from '../content/testimonials';
import { uiText } from '../content/ui-text';
import { validateContent } from './validate';

/**
 * All facts and words of the site, checked once, at the first import: `next dev`, `next build`
 * and any test stop here, with every problem listed in Portuguese.
 */
export const { content, examples } = validateContent({
  gallery,
  home,
  openingHours,
  privacy,
  services,
  shop,
  team,
  terms,
  testimonials,
  uiText,
});
