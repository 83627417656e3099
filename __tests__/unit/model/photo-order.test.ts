import { setTimeout } from 'node:timers/promises';
import { loadContent } from '@/model/content';
import { findPictures } from '@/model/photos/pictures';

const SLOW_PHOTO = 'fachada.jpg'; // The hero's.

jest.mock('@/model/photos/original', () => {
  const actual = jest.requireActual('@/model/photos/original');
  return {
    ...actual,
    openOriginal: async (name: string) => {
      await setTimeout(name === SLOW_PHOTO ? 300 : 0);
      return actual.openOriginal(name);
    },
  };
});

test('the hero’s photo stays the first, even if it’s read last', async () => {
  const content = await loadContent();
  const [first] = findPictures(content);
  expect(first?.original.name).toBe(SLOW_PHOTO);
});
