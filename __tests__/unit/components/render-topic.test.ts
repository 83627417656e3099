import { renderTopic } from '@/components/layout/policy-page/render-topic';
import { parseTopics } from '@/model/policies/topics';

test.each([
  ['text can be bold', 'Vale **já**.', '<p>Vale <strong>já</strong>.</p>'],
  [
    'a numbered list can start at any number',
    '2. Dois\n3. Três',
    '<ol start="2">\n<li>Dois</li>\n<li>Três</li>\n</ol>',
  ],
  [
    'a nested list can contain a link',
    '- Um\n    - [Dois](/termos)',
    '<ul>\n<li>Um<ul>\n<li><a href="/termos">Dois</a></li>\n</ul>\n</li>\n</ul>',
  ],
  [
    'a phone number stays on one line, and its link still works',
    '[Ligue: 90000-0000](tel:+55-11-90000-0000) ou **3333-1234**.',
    '<p><a href="tel:+55-11-90000-0000">Ligue: <span class="no-wrap">90000-0000</span></a> ou <strong><span class="no-wrap">3333-1234</span></strong>.</p>',
  ],
  [
    'a single element keeps a phone number in a list whole',
    '- 3333-1234',
    '<ul>\n<li><span class="no-wrap">3333-1234</span></li>\n</ul>',
  ],
  [
    'a link to another site opens in a new tab',
    '[Dois](https://a.com)',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.com">Dois<span class="visually-hidden"> (abre em nova aba)</span></a></p>',
  ],
  [
    'a link to another topic leads to that topic’s id, prefix included',
    '[Dois](#a-vez)',
    '<p><a href="#topico-a-vez">Dois</a></p>',
  ],
  [
    'Markdown characters that mean nothing here are shown unchanged',
    'Nota ##1, #2 & 2026.',
    '<p>Nota ##1, #2 &amp; 2026.</p>',
  ],
  [
    'characters that an editor has escaped are shown without their backslashes',
    '1\\. De um \\*editor\\*',
    '<p>1. De um *editor*</p>',
  ],
])('in a policy, %s', (_, markdown, html) => {
  const { topics, problems } = parseTopics(`## A vez\n\n${markdown}`.split('\n'), new Map());
  expect([...problems]).toEqual([]);
  const [topic] = topics;
  expect(renderTopic(topic?.tokens ?? [])).toBe(`<h2>A vez</h2>\n${html}\n`);
});
