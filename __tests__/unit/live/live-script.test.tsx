/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { LiveScript } from '@/components/live/live-script';

const script = renderToStaticMarkup(<LiveScript />).replace(/^<script>|<\/script>$/g, '');

test('is one script that leaves nothing behind in the page', () => {
  const before = Object.keys(globalThis);
  // What it lacks here, such as `document`, is what an old browser may lack: it must not throw.
  expect(() => new Function(script)()).not.toThrow();
  expect(Object.keys(globalThis)).toEqual(before);
});

test('contains nothing that could end its element', () => {
  expect(script).not.toMatch(/<[/!]/);
});
