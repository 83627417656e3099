/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { WoodType } from '@/components/ui/wood-type/wood-type';

test('joins the lines where the navigation is inline', () => {
  const html = renderToStaticMarkup(
    <WoodType lines={['Serviços', 'e preços']} variant="heading" isJoinedWide />,
  );
  expect(html.match(/@media \(min-width:60rem\)/g)).toHaveLength(2);
  expect(html).toContain('display:inline');
});

test('does not join lines that are too long for one', () => {
  const html = renderToStaticMarkup(
    <WoodType
      lines={['Nossos serviços', 'com preços e condições de pagamento']}
      variant="heading"
      isJoinedWide
    />,
  );
  expect(html).not.toContain('@media');
});
