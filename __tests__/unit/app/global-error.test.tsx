import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import RenderFailure from '@/app/global-error';
import { parsePage } from '@/build/transform-site';

test('the error page has the specified title and heading', async () => {
  const { prelude } = await prerenderToNodeStream(<RenderFailure />);
  const page = parsePage(await text(prelude as AsyncIterable<Uint8Array>));
  // The component renders the title in the body. It only takes effect if React moves it into the head.
  expect(page.head.querySelector('title')?.textContent).toBe('Unexpected Application Error!');
  expect(page.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
});
