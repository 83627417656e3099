/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { keepTelephonesWhole } from '@/components/ui/telephones/keep-telephones-whole';

test.each([
  ['Ligue (11) 90000-0000.', ['(11) 90000-0000']],
  ['3333-1234 ou (81)\u00a098765-2143', ['3333-1234', '98765-2143']],
  ['De 2024 a 2026, das 09:00-19:00, CEP 01000-000.', []],
])('in “%s”, each phone number stays on one line', (text, expected) => {
  const { container } = render(<p>{keepTelephonesWhole(text)}</p>);
  const wholes = [...container.querySelectorAll('.no-wrap')];
  expect(wholes.map(({ textContent }) => textContent)).toEqual(expected);
  expect(container.textContent).toBe(text);
});
