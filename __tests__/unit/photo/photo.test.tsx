import { render, screen } from '@testing-library/react';
import { Photo } from '@/components/ui/photo/photo';

const picture = {
  alt: 'Cadeira de barbeiro',
  width: 1600,
  height: 1200,
  colour: '#2a1710',
  srcSet: '/fotos/a-480.0.avif 480w',
  src: '/fotos/a-1600.0.jpg',
};

test('offers the best format first and knows its size before it loads', () => {
  const { container } = render(<Photo picture={picture} sizes="100vw" />);
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif']);
  expect(container.querySelectorAll('source[sizes="100vw"]')).toHaveLength(1);

  const image = screen.getByRole('img', { name: 'Cadeira de barbeiro' });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1200');
});

test('waits to be near, unless it is the first thing in sight', () => {
  const { rerender } = render(<Photo picture={picture} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');

  rerender(<Photo picture={picture} sizes="100vw" priority />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('has its colour and its proportion from a rule, never from a style attribute', () => {
  const { container } = render(<Photo picture={picture} sizes="100vw" />);
  expect(container.querySelector('[style]')).toBeNull();

  const box = container.querySelector('picture');
  const rule = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  expect([...(box?.classList ?? [])].some((name) => rule.includes(`.${name}{`))).toBe(true);
  expect(rule).toContain('--ratio:1.333;background:#2a1710');
});

test('keeps in sight what its owner named, wherever its box cuts it', () => {
  render(<Photo picture={{ ...picture, focus: { x: 0.96, y: 0.5 } }} sizes="100vw" />);
  const rules = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  expect(rules).toContain('--focus:96% 50%');
});
