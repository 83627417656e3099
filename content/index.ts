import { gallery } from './gallery';
import { home } from './home';
import { openingHours } from './opening-hours';
import { privacy } from './policies/privacy';
import { terms } from './policies/terms';
import { services } from './services';
import { shop } from './shop';
import { team } from './team';
import { testimonials } from './testimonials';
import { uiText } from './ui-text';
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
