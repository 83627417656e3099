import { renderTopic } from '@/components/layout/policy-page/render-topic';
import { resolveLink } from '@/model/policies/links';
import { parseTopics, type Topic } from '@/model/policies/topics';

/** Parses a policy that has nothing to reject. */
function parse(markdown: string): Topic[] {
  const { topics, mistakes } = parseTopics(markdown.split('\n'));
  expect(mistakes).toEqual([]);
  return topics;
}

function render(markdown: string): string {
  const [topic] = parse(`## A vez\n\n${markdown}`);
  return renderTopic(topic?.tokens ?? []).replace('<h2>A vez</h2>\n', '');
}

test.each([
  ['bold text', 'Vale **já**.', '<p>Vale <strong>já</strong>.</p>\n'],
  [
    'a list that begins with 2',
    '2. Dois\n3. Três',
    '<ol start="2">\n<li>Dois</li>\n<li>Três</li>\n</ol>\n',
  ],
  [
    'a link in a nested list',
    '- Um\n    - [Dois](/termos)',
    '<ul>\n<li>Um<ul>\n<li><a href="/termos">Dois</a></li>\n</ul>\n</li>\n</ul>\n',
  ],
  [
    'a link to another site',
    '[Dois](https://a.com)',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.com">Dois<span class="visually-hidden"> (abre em nova aba)</span></a></p>\n',
  ],
  [
    'phone numbers, which stay on one line',
    '[Ligue: (11) 90000-0000](tel:+5511900000000) ou **3333-1234**.',
    '<p><a href="tel:+5511900000000">Ligue: <span class="no-wrap">(11) 90000-0000</span></a> ou <strong><span class="no-wrap">3333-1234</span></strong>.</p>\n',
  ],
  [
    'a phone number in a list, in a single element',
    '- 3333-1234',
    '<ul>\n<li><span class="no-wrap">3333-1234</span></li>\n</ul>\n',
  ],
  [
    'characters without a meaning here',
    'Nota ##1, #2 & 3 < 4.',
    '<p>Nota ##1, #2 &amp; 3 &lt; 4.</p>\n',
  ],
  ['what an editor has escaped', '1\\. De um \\*editor\\*', '<p>1. De um *editor*</p>\n'],
])('a policy’s page shows %s', (_, markdown, html) => {
  expect(render(markdown)).toBe(html);
});

test('a policy is split into topics, each with an id from its heading', () => {
  const topics = parse('## LGPD\n\nUm.\n\n## Corte & "barba"\n\nDois.');
  expect(topics.map(({ id, heading }) => `${id}: ${heading}`)).toEqual([
    'topico-lgpd: LGPD',
    'topico-corte-barba: Corte & “barba”',
  ]);
});

test.each([
  ['#seus-direitos', '#topico-seus-direitos'],
  ['#topico-contato', '#topico-contato'],
  ['/termos#topico-contato', '/termos#topico-contato'],
  ['#inicio', '#topico-inicio'],
  ['/termos#contato', '/termos#topico-contato'],
  ['/#contato', '/#contato'],
  ['https://a.com/termos#contato', 'https://a.com/termos#contato'],
  ['mailto:a@b.com', 'mailto:a@b.com'],
])('in a policy, a link written as %s leads to %s', (written, href) => {
  expect(resolveLink(written)).toMatchObject({ href });
});
