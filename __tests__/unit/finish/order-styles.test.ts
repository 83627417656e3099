/** @jest-environment node */
import { orderGeneratedStyles } from '@/scripts/finish/order-styles';

const early = '.w2{--k:2}@media (min-width:60rem){.w2{--k:3}}';
const late = '.w1{--k:1}';
const page = (hrefs: string, css: string) =>
  `<head><style data-precedence="next" data-href="${hrefs}">${css}</style><style>b{}</style></head>`;

test('the same page comes of rules in whatever order they were written', () => {
  const one = orderGeneratedStyles(page('/a.css w2 w1', `.a{color:red}${early}${late}`));
  const other = orderGeneratedStyles(page('/a.css w1 w2', `.a{color:red}${late}${early}`));
  expect(one).toBe(other);
});

test('rules of the style sheets stay first, and as they were', () => {
  expect(
    orderGeneratedStyles(page('/a.css w2 w1', `.b{}.a{}@media print{.a{}}${early}${late}`)),
  ).toBe(page('/a.css w1 w2', `.b{}.a{}@media print{.a{}}${late}${early}`));
});
