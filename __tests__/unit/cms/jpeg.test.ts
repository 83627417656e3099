/** @jest-environment node */

/** A browser canvas that falls back to PNG for types that it cannot encode. */
function stubCanvas(...kinds: string[]) {
  class Canvas {
    convertToBlob({ type = 'image/png', quality = 1 } = {}) {
      return Promise.resolve({ type: kinds.includes(type) ? type : 'image/png', quality });
    }
  }
  Object.assign(globalThis, { OffscreenCanvas: Canvas });
  jest.isolateModules(() => require('@/cms/page/jpeg'));
  return new Canvas();
}

test.each([
  ['Safari writes a photo as JPEG', ['image/jpeg'], 'image/webp', 'image/jpeg'],
  ['others write it as WebP', ['image/jpeg', 'image/webp'], 'image/webp', 'image/webp'],
  ['what is asked for as PNG stays PNG', ['image/jpeg'], 'image/png', 'image/png'],
])('%s', async (_what, kinds, type, written) => {
  const blob = await stubCanvas(...kinds).convertToBlob({ type, quality: 0.8 });
  expect(blob).toEqual({ type: written, quality: 0.8 });
});

test('what is asked for without a kind is what the browser writes', async () => {
  expect(await stubCanvas('image/jpeg').convertToBlob()).toEqual({ type: 'image/png', quality: 1 });
});
