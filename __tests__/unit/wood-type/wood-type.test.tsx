import { renderToStaticMarkup } from 'react-dom/server';
import { BOX_CENTER_IN_EM, computeInk } from '@/components/ui/wood-type/font-metrics';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { readNumber } from '@/styles/read-tokens';

jest.mock('@/fonts/folder', () => ({ FONTS_FOLDER: '__tests__/fixtures/fonts' }));

type Lines = readonly string[];

const renderJoined = (lines: Lines) =>
  renderToStaticMarkup(<WoodType lines={lines} variant="heading" joinsLinesWhenWide />);

const renderAboveText = (lines: Lines) =>
  renderToStaticMarkup(<WoodType lines={lines} variant="heading" isAboveText />);

test('a heading’s lines are joined on wide screens', () => {
  const html = renderJoined(['Serviços', 'e preços']);
  expect(html.match(/@media \(min-width:60rem\){[^}]*display:inline/g)).toHaveLength(2);
  expect(html.match(/@media/g)).toHaveLength(2);
});

test('a heading’s lines aren’t joined if they’re too long for one line', () => {
  const html = renderJoined(['Nossos serviços', 'com preços e condições de pagamento']);
  expect(html).toContain('<style');
  expect(html).not.toContain('@media');
});

test.each(['Serviços', 'Preços', 'Quem corta o quê'])(
  'the one-line heading “%s” above text declares how far its descenders overflow the box',
  (line) => {
    const html = renderAboveText([line]);
    const [, stretch] = /font-stretch:(\d+)%/.exec(html) ?? [];
    const [, overhang] = /--_overhang:([\d.]+)em/.exec(html) ?? [];
    const descent = readNumber('wood-line-height') / 2 - BOX_CENTER_IN_EM;
    const { bottom } = computeInk(line, Number(stretch));
    expect(Number(overhang)).toBeCloseTo(-bottom - descent, 2);
    expect(Number(overhang)).toBeGreaterThan(0.05);
  },
);

test.each([
  ['a one-line heading without descenders', ['Tabela']],
  ['a heading of several lines', ['Serviços', 'e preços']],
])('%s above text doesn’t declare any overflow', (_, lines) => {
  const html = renderAboveText(lines);
  expect(html).toContain('--_size');
  expect(html).not.toContain('--_overhang');
});
