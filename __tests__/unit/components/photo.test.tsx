import { renderToStaticMarkup } from 'react-dom/server';
import { Photo } from '@/components/ui/photo/photo';
import { buildPicture } from '@/model/photos/pictures';
import { contrast } from '@/styles/contrast';
import { readColor } from '@/styles/read-tokens';

/** Returns the colour of the box around a photo, on which its alternative text appears if the photo doesn't load. */
function readBoxColor(averageColor: string): string {
  const photo = {
    name: 'a.jpg',
    file: '/a.jpg',
    hash: '',
    width: 400,
    height: 300,
    color: averageColor,
  };
  const picture = buildPicture('gallery', { src: photo, alt: 'Fachada' });
  const html = renderToStaticMarkup(<Photo picture={picture} />);
  return /background:(#[\da-f]{6})/.exec(html)?.[1] ?? '';
}

test.each(['#ffffff', '#e3b455', '#808080', '#00ff7f'])(
  'the bright average colour %s is darkened until text is readable on it',
  (color) => {
    const ratio = contrast(readColor('light'), readBoxColor(color));
    expect(ratio).toBeGreaterThanOrEqual(7);
    expect(ratio).toBeLessThan(7.6);
  },
);

test('a dark average colour isn’t changed', () => {
  expect(readBoxColor('#392217')).toBe('#392217');
});
