/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Photo } from '@/components/ui/photo/photo';

const picture = {
  alt: 'Cadeira de barbeiro',
  width: 1600,
  height: 1200,
  colour: '#2a1710',
  focus: undefined,
  srcSet: '/fotos/a-480.0.avif 480w',
  src: '/fotos/a-1600.0.jpg',
};

test('keeps the focus point visible in any crop', () => {
  render(<Photo picture={{ ...picture, focus: { x: 0.96, y: 0.5 } }} sizes="100vw" />);
  const rules = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  expect(rules).toContain('--focus:96% 50%');
});

test.each([
  ['Davi Prado', 'D'],
  ['ângela', 'Â'],
])('a portrait of %s has the letter %s', (name, letter) => {
  render(<Avatar name={name} picture={picture} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-letter', letter);
});
