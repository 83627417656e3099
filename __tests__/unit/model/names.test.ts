import { findInitial, splitName } from '@/model/shop/names';

test.each([
  ['Barbearia Irmãos Vasconcelos', 'Irmãos Vasconcelos', 'Barbearia [Irmãos Vasconcelos]'],
  ['Monumental Barbearia', 'Monumental', '[Monumental] Barbearia'],
  ['Salão do Zé & Filhos', 'Zé', 'Salão do [Zé] & Filhos'],
  ['Zé', 'Zé', '[Zé]'],
  ['Zeca, do Zé', 'Zé', 'Zeca, do [Zé]'],
  ['Don Donatto Barber', 'Don', '[Don] Donatto Barber'],
  ['Leonardo e Leo', 'Leo', 'Leonardo e [Leo]'],
  ['Leo & Leo', 'Leo', '[Leo] & Leo'],
  ['Barbearia 1913', '1913', 'Barbearia [1913]'],
  ['AQUINO | Barbearia', 'AQUINO', '[AQUINO] Barbearia'],
  ['Barbearia — Aquino: barba', 'Aquino', 'Barbearia [Aquino] barba'],
  ['Dr. Corte', 'Corte', 'Dr. [Corte]'],
  ['Barba|Cabelo | Aquino', 'Aquino', 'Barba Cabelo [Aquino]'],
  ['D’Ávila Barbearia', 'Ávila', 'D’ [Ávila] Barbearia'],
  ['Barbearia Jatobá', 'toba', ''],
  ['Barbearia Jatobá', 'tobá', ''],
])('the name “%s” with the short name “%s” is split into “%s”', (name, shortName, expected) => {
  const parts = splitName({ name, shortName });
  const marked = parts.map(({ text, isProper }) => (isProper ? `[${text}]` : text));
  expect(marked.join(' ')).toBe(expected);
});

test.each([
  ['“Zé” Silva', 'Z'],
  ['álvaro', 'Á'],
  ['3 Irmãos', '3'],
])('the initial of %s is %s', (name, initial) => {
  expect(findInitial(name)).toBe(initial);
});
