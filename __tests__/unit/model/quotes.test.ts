import { unquote } from '@/model/quotes';

test.each([
  ['"Voltei."', 'Voltei.'],
  ['«Bom»!', 'Bom!'],
  ['“Sim” e “não”', '‘Sim’ e ‘não’'],
  ['Disse "oi" e riu.', 'Disse ‘oi’ e riu.'],
  ["Copo d'água e 'café'", 'Copo d’água e ‘café’'],
])('the site, which sets quotation marks around it, quotes %s as %s', (written, shown) => {
  expect(unquote(written)).toBe(shown);
});
