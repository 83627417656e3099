/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { WoodType } from '@/components/ui/wood-type/wood-type';

test.each([
  [['Serviços', 'e preços'], 2],
  [['Nossos serviços', 'com preços e condições de pagamento'], 0],
])('%j become one where the navigation is inline, if they fit', (lines, count) => {
  const html = renderToStaticMarkup(<WoodType lines={lines} variant="heading" isJoinedWide />);
  expect(html.split('@media')).toHaveLength(count + 1);
  expect(html.split(/@media \(min-width:60rem\){[^}]*display:inline/)).toHaveLength(count + 1);
});
