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
])('a page’s title “%s” becomes “%s”, which contains the shop’s name', async (title, expected) => {
  const metadata = await buildPageMetadata('/termos', { title, description: 'a' });
  expect(metadata.title).toEqual({ absolute: expected });
});

test('the home page’s title starts with the shop’s name if it doesn’t contain the name yet', async () => {
  const description = 'a';
  const title = 'Corte e barba';
  const titleWithName = 'Vasconcelos · Corte e barba';
  const metadata = await buildPageMetadata('/', { title, titleWithName, description });
  expect(metadata.title).toEqual({ absolute: titleWithName });
});
