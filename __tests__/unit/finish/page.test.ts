/** @jest-environment node */
import { parsePage, serialise } from '@/scripts/finish/page';

test.each([
  '<p>a</p><p class="b">c</p><div><p>d</p></div>',
  '<p>a</p><picture><img></picture><p>b</p><pre>c</pre><p>d</p><span>e</span>f',
  '<a><p>a</p></a><p>b</p> c',
  '<section><p>a</p></section><p>b</p><article><p>c</p></article><p>d</p><!-- e -->',
  '<ul><li>a<ul><li><p>b</p></li><li>c</li></ul></li><li class="d">e</li> <li>f</li></ul><ol><li>g</li></ol>',
  '<table><tbody><tr><th>a</th><td>b</td></tr><tr class="c"><td>d</td></tr></tbody></table>',
])('what is read again is the page that was written: %s', (body) => {
  const page = parsePage('a.html', `<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
  const again = parsePage('a.html', serialise(page));
  expect(page.document.body.innerHTML).toBe(body);
  expect(again.document.body.innerHTML).toBe(body);
});

test('end tags that HTML lets out are not written', () => {
  const page = parsePage('a.html', '<ul><li><p>a</p></li><li>b</li></ul><p>c</p><p>d</p>e');
  expect(serialise(page)).toContain('<ul><li><p>a<li>b</ul><p>c<p>d</p>e');
});
