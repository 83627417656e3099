import { unquote } from '@/model/text/quotes';

test.each([
  ['without the quotation marks around it', '"Voltei."', 'Voltei.'],
  ['with the punctuation after its quotation marks', '«Bom»!', 'Bom!'],
  ['with quotation marks that don’t enclose all of it', '“Sim” e “não”', '‘Sim’ e ‘não’'],
  ['with single quotation marks instead of double ones', 'Disse "oi" e riu.', 'Disse ‘oi’ e riu.'],
  ['with typographic apostrophes', "Copo d'água e 'café'", 'Copo d’água e ‘café’'],
])('a testimonial is shown %s', (_, written, shown) => {
  expect(unquote(written)).toBe(shown);
});
