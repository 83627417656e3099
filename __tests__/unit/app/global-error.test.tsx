import { renderToStaticMarkup } from 'react-dom/server';
import RenderFailure from '@/app/global-error';

test('a render failure has the title of the specification', () => {
  const html = renderToStaticMarkup(<RenderFailure />);
  expect(html).toMatch(/<title>(Unexpected Application Error!)<.*<h1>\1</);
});
