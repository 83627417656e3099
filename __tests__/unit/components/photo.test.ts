import { darkenForText } from '@/components/ui/photo/photo';
import { contrast } from '@/styles/contrast';
import { readColor } from '@/styles/read-tokens';

test.each(['#ffffff', '#e3b455', '#808080', '#00ff7f'])(
  'a bright photo’s average colour, such as %s, is darkened until alternative text is readable on it',
  (colour) => {
    const ratio = contrast(readColor('light'), darkenForText(colour));
    expect(ratio).toBeGreaterThanOrEqual(7);
    expect(ratio).toBeLessThan(7.6);
  },
);

test('a dark photo’s average colour isn’t changed', () => {
  expect(darkenForText('#392217')).toBe('#392217');
});
