import { gallery } from '@/content/gallery';
import { home } from '@/content/home';
import { openingHours } from '@/content/opening-hours';
import { privacy } from '@/content/policies/privacy';
import { terms } from '@/content/policies/terms';
import { services } from '@/content/services';
import { shop } from '@/content/shop';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { uiText } from '@/content/ui-text';
import { ContentError, type ContentProblem } from '@/model/check/report';
import { unwrapExamples } from '@/model/example';
import type { OpeningHoursInput } from '@/model/schema/opening-hours';
import { type Content, validateContent } from '@/model/validate';

/** The content as its files have it, without marks and before any check. */
export type ContentInput = Omit<Content, 'openingHours'> & { openingHours: OpeningHoursInput };

/** A copy of the site's own content, for a test to change. */
export function copyContent(): ContentInput {
  const { value } = unwrapExamples({
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
  return structuredClone(value) as ContentInput;
}

/** The problems that the owner reads after a change; none when the content is accepted. */
export function findProblems(input: unknown): readonly ContentProblem[] {
  try {
    validateContent(input);
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
}
