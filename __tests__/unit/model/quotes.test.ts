import { toSingleQuotes } from '@/model/text/quotes';

// accepted.yaml and refusals.yaml have examples of testimonials with quotation marks around them.
test.each([
  ['Disse "oi" e riu.', 'Disse ‘oi’ e riu.'],
  ["Copo d'água e 'café'", 'Copo d’água e ‘café’'],
])('inside a testimonial, %s becomes %s', (written, shown) => {
  expect(toSingleQuotes(written)).toBe(shown);
});
