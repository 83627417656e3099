import { toSingleQuotes } from '@/model/text/quotes';

// Which testimonials count as quoted is in accepted.yaml and refusals.yaml.
test.each([
  ['Disse "oi" e riu.', 'Disse ‘oi’ e riu.'],
  ["Copo d'água e 'café'", 'Copo d’água e ‘café’'],
])('inside a testimonial, %s becomes %s', (written, shown) => {
  expect(toSingleQuotes(written)).toBe(shown);
});
