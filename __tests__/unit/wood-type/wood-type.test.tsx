/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { WoodType } from '@/components/ui/wood-type/wood-type';

const textOf = (html: string) =>
  html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, '');

test('reads as one phrase, in order, with a space between the lines', () => {
  const html = renderToStaticMarkup(
    <WoodType as="h1" lines={['Mais que', 'um corte']} setting="headline" />,
  );
  expect(textOf(html)).toBe('Mais que um corte ');
  expect(html).toContain('<h1');
});

test('brings its measures as rules of a class, never as a style attribute', () => {
  const html = renderToStaticMarkup(<WoodType lines={['Chega mais.']} setting="heading" />);
  const name = html.match(/class="[^"]*\b(w[\w-]{5})"/)?.[1];
  expect(html).toContain(`.${name}{--k:`);
  expect(html).not.toContain('style=');
});

test('lines set alike share one rule', () => {
  const classOf = (text: string) =>
    renderToStaticMarkup(<WoodType lines={[text]} setting="menu" />).match(/\bw[\w-]{5}"/)?.[0];
  expect(classOf('Galeria')).toBe(classOf('Galeria'));
  expect(classOf('Galeria')).not.toBe(classOf('Contato'));
});

test('joins the lines from the named page width up', () => {
  const html = renderToStaticMarkup(
    <WoodType lines={['Serviços', 'e preços']} setting="heading" joinFrom="inline-nav" />,
  );
  expect(html.match(/@media \(min-width:60rem\)/g)).toHaveLength(2);
  expect(html).toContain('--d:inline');
});

test('does not join lines that are too long for one', () => {
  const html = renderToStaticMarkup(
    <WoodType
      lines={['Nossos serviços', 'com preços e condições de pagamento']}
      setting="heading"
      joinFrom="inline-nav"
    />,
  );
  expect(html).not.toContain('@media');
});
