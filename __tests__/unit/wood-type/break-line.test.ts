import { breakLine } from '@/components/ui/wood-type/break-line';
import { computeFillingSize } from '@/components/ui/wood-type/line-widths';
import { VARIANTS } from '@/components/ui/wood-type/variants';
import { MIN_STRETCH } from '@/fonts/measure';

const { minSize } = VARIANTS.serviceTitle;

/** Breaks a title, and marks each break with a bar. Takes the expected result, and removes its bars first. */
function breakTitle(title: string): string {
  const text = title.replaceAll(' | ', ' ');
  return breakLine(text, minSize).join(' | ').replaceAll('\u00a0', ' ');
}

test.each([
  ['before a bracket', 'Corte infantil | (até 10 anos)'],
  ['before a bracket', 'Corte Masculino | (ter a qui)'],
  ['before a bracket', 'Depilação | (costas, peito, orelha...)'],
  ['before a bracket that is followed by more words', 'Corte a Máquina | (1 Pente) + Pezinho'],
  ['before a bracket that begins with a preposition', 'Platinado/Nevou | (a partir de)'],
  ['after a colon', 'Clube do Lauro: | Corte'],
  ['after a colon rather than before a conjunction', 'Plano Ouro: | corte | e barba ilimitados'],
  ['before a plus', 'Corte Masculino | + Barba Simples'],
  ['before each plus', 'Corte + Barba | + Sobrancelha | + Hidratação capilar'],
  ['before an ampersand', 'Cabelo & Barba | & Sobrancelha'],
  ['after a dash rather than after a slash', 'Plano mensal – | Corte / Barba - Luzes'],
  ['after a long dash', 'Corte masculino — | máquina e tesoura'],
  ['after a hyphen between spaces', 'Corte masculino - | máquina e tesoura'],
  ['after a slash', 'Alisamento / | Relaxamento'],
  ['after a slash that has no space before it', 'Progressiva/ | Botox capilar'],
  ['after a slash, even if an abbreviation has one', 'Corte c/ lavagem / | hidratação'],
  ['after a middle dot', 'Corte · Barba · | Sobrancelha'],
  ['before a preposition or conjunction', 'Barba | com toalha quente | e massagem'],
  ['before a preposition or conjunction in capitals', 'BARBA | COM TOALHA QUENTE | E MASSAGEM'],
  ['before an abbreviated preposition', 'Corte | + barba | c/ toalha quente'],
  ['after a comma', 'Corte, barba, | sobrancelha | e hidratação'],
])('a title breaks %s: %s', (_, title) => {
  expect(breakTitle(title)).toBe(title);
});

test.each([
  ['between a number and its noun', 'Hidratação capilar | 10 sessões completas'],
  ['between a sign and its number', 'Hidratação | R$ 1.000,00 completas'],
  ['after a preposition or an article', 'Acabamento | para o casamento'],
  ['after a preposition or an article in capitals', 'ACABAMENTO | PARA O CASAMENTO'],
  ['inside quotation marks', 'Barba | “de respeito, à moda antiga”'],
  ['inside brackets', 'Cera | (costas, peito, abdômen e ombros)'],
  [
    'inside brackets that need smaller letters',
    'Cera | (costas, peito, abdômen, ombros e orelhas)',
  ],
])('a title doesn’t break %s: %s', (_, title) => {
  expect(breakTitle(title)).toBe(title);
});

test('a no-break space keeps slashes, middle dots and dashes from starting a line', () => {
  const [line] = breakLine('Luz / Cor · Gel – Pó — Cera - Pé', 0); // At any size, so it stays on one line.
  expect(line).toBe('Luz\u00a0/ Cor\u00a0· Gel\u00a0– Pó\u00a0— Cera\u00a0- Pé');
});

test('a title takes the break that allows larger letters, if two are equally good', () => {
  expect(breakTitle('Pigmentação | de Barba')).toBe('Pigmentação | de Barba');
  expect(breakTitle('Corte degradê | navalhado adulto')).toBe('Corte degradê | navalhado adulto');
});

test('a title that fits on one line isn’t broken, even before a bracket', () => {
  expect(computeFillingSize('Corte (1 hora)', MIN_STRETCH)).toBeGreaterThan(minSize);
  expect(breakTitle('Corte (1 hora)')).toBe('Corte (1 hora)');
});
