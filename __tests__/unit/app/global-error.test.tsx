import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import RenderFailure from '@/app/global-error';
import { parsePage } from '@/build/transform-site';

test('the page for a failed rendering is a document with the specified title and heading', async () => {
  const { prelude } = await prerenderToNodeStream(<RenderFailure />);
  const page = parsePage(await text(prelude as AsyncIterable<Uint8Array>));
  // The title is written inside the body. Only in the head is it the title of the document.
  expect(page.head.querySelector('title')?.textContent).toBe('Unexpected Application Error!');
  expect(page.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
});
