import { buildPageMetadata } from '@/app/page-metadata';

test.each([
  ['Corte e barba no Pina', 'Corte e barba no Pina · Barbearia Irmãos Vasconcelos & Sobrinhos'],
  [
    'Barbearia Irmãos Vasconcelos & Sobrinhos no Pina',
    'Barbearia Irmãos Vasconcelos & Sobrinhos no Pina',
  ],
  [
    'BARBEARIA IRMAOS VASCONCELOS E SOBRINHOS',
    'BARBEARIA IRMAOS VASCONCELOS E SOBRINHOS · Barbearia Irmãos Vasconcelos & Sobrinhos',
  ],
  [
    'Privacidade na barbearia irmãos vasconcelos & sobrinhos',
    'Privacidade na barbearia irmãos vasconcelos & sobrinhos',
  ],
])('the title “%s” names the shop once: “%s”', async (title, expected) => {
  const metadata = await buildPageMetadata('/termos', { title, description: 'a' });
  expect(metadata.title).toEqual({ absolute: expected });
});

test('the home page’s title begins with the shop’s name, unless it has the name already', async () => {
  const description = 'a';
  const withName = 'Vasconcelos · Corte e barba';
  const metadata = await buildPageMetadata('/', { title: 'Corte e barba', withName, description });
  expect(metadata.title).toEqual({ absolute: withName });
});
