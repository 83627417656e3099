import { render, screen } from '@testing-library/react';
import { Avatar } from '@/components/ui/avatar/avatar';

const picture = {
  alt: 'Davi',
  width: 640,
  height: 800,
  focus: undefined,
  colour: '#2a1710',
  srcSet: '/fotos/davi-320.0.avif 320w',
  src: '/fotos/davi-640.0.jpg',
};

test.each([
  ['Davi Prado', 'D'],
  ['ângela', 'Â'],
])('%s has the letter %s', (name, letter) => {
  render(<Avatar name={name} picture={picture} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-letter', letter);
});
