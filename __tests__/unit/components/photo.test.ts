import { darkenForText } from '@/components/ui/photo/photo';
import { contrast } from '@/styles/contrast';
import { readColor } from '@/styles/read-tokens';

test.each(['#ffffff', '#e3b455', '#808080', '#00ff7f'])(
  'the colour of the bright photo %s is darkened as far as its alternative text needs',
  (colour) => {
    const ratio = contrast(readColor('light'), darkenForText(colour));
    expect(ratio).toBeGreaterThanOrEqual(7);
    expect(ratio).toBeLessThan(7.6);
  },
);

test('a dark photo keeps its average colour', () => {
  expect(darkenForText('#392217')).toBe('#392217');
});
