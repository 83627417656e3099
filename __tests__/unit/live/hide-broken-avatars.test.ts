import { fireEvent } from '@testing-library/react';
import { hideBrokenAvatars } from '@/components/live/behaviour';

function renderAvatar({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) {
  const image = document.createElement('img');
  image.dataset.live = 'avatar';
  document.body.replaceChildren(image);
  Object.defineProperties(image, {
    complete: { configurable: true, value: complete },
    naturalWidth: { configurable: true, value: naturalWidth },
  });
  return image;
}

test('hides a portrait that failed before the script ran', () => {
  const image = renderAvatar({ complete: true, naturalWidth: 0 });
  hideBrokenAvatars();
  expect(image).not.toBeVisible();
});

test('hides a portrait that fails later', () => {
  const image = renderAvatar({ complete: false, naturalWidth: 0 });
  hideBrokenAvatars();
  expect(image).toBeVisible();
  Object.defineProperty(image, 'complete', { value: true });
  fireEvent.error(image);
  expect(image).not.toBeVisible();
});

test('leaves a portrait that loaded', () => {
  const image = renderAvatar({ complete: true, naturalWidth: 480 });
  hideBrokenAvatars();
  expect(image).toBeVisible();
});
