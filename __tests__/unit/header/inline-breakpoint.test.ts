/** @jest-environment node */
import { chooseInlineBreakpoint } from '@/components/layout/site-header/inline-breakpoint';

const links = ['Serviços', 'Agendar', 'Galeria', 'Contato'];
const button = 'Agendar horário';

test.each([
  [{ trade: 'Zé', proper: 'Zé' }, 'inline-nav'],
  [{ trade: 'Barbearia', proper: 'Jatobá' }, 'inline-nav'],
  [{ trade: 'Barbearia', proper: 'Irmãos Vasconcelos' }, 'wide-nav'],
  [{ trade: 'Barbearia e Salão do', proper: 'Constantinopolit Vasconc' }, 'wide-nav'],
])('the links wait for the room that %o leaves them', (name, width) => {
  expect(chooseInlineBreakpoint(name, links, button)).toBe(width);
});

test('labels that fit on no page stay in the menu', () => {
  const name = { trade: 'Barbearia', proper: 'Jatobá' };
  const wordy = links.map((label) => `${label} da casa`);
  expect(chooseInlineBreakpoint(name, wordy, `${button} agora`)).toBeUndefined();
});
