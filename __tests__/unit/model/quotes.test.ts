import { isQuotation, toSingleQuotes } from '@/model/text/quotes';

test.each([
  ['single quotation marks instead of double ones', 'Disse "oi" e riu.', 'Disse ‘oi’ e riu.'],
  ['typographic apostrophes', "Copo d'água e 'café'", 'Copo d’água e ‘café’'],
])('a testimonial is shown with %s', (_, written, shown) => {
  expect(toSingleQuotes(written)).toBe(shown);
});

test.each(['"Voltei."', '“Voltei”', '«Bom»!', "'Bom'"])('%s is a whole quotation', (text) => {
  expect(isQuotation(text)).toBe(true);
});

test.each(['Voltei.', 'Disse “oi”', '"Oi", disse', "d'água"])(
  '%s isn’t a whole quotation',
  (text) => {
    expect(isQuotation(text)).toBe(false);
  },
);
