/** @jest-environment node */
import { buildBrowserScript } from '@/app/_assets/browser-script';

const building = buildBrowserScript('components/live/script.ts');

test('is one script that leaves nothing behind in the page', async () => {
  const script = await building;
  const before = Object.keys(globalThis);
  // What it lacks here, such as `document`, is what an old browser may lack: it must not throw.
  expect(() => new Function(script)()).not.toThrow();
  expect(Object.keys(globalThis)).toEqual(before);
});

test('contains nothing that could end its element', async () => {
  expect(await building).not.toMatch(/<[/!]/);
});
