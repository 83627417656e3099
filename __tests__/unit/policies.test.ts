import { renderTopic } from '@/components/layout/policy-page/render-topic';
import { resolveLink } from '@/model/policies/links';
import { parseTopics, type Topic } from '@/model/policies/topics';
import { findLine } from '../fixtures/find-line';
import { copyShop, loadWith, readOriginal } from './model/shop-copy';

copyShop();

/** Parses a policy that has nothing to reject. */
function parse(markdown: string): Topic[] {
  const { topics, adviceByLine } = parseTopics(markdown.split('\n'));
  expect([...adviceByLine]).toEqual([]);
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

test('with `sample: true`, a policy may have the sample’s name and street', async () => {
  const { problems } = await loadWith({
    'shop.yaml': `sample: true\n${readOriginal('shop.yaml')}`,
    'terms.md': `${readOriginal('terms.md')}\nBarbearia Jatobá, Rua Exemplo, 123, (11) 90000-0000.\n`,
  });
  expect(problems).toEqual([]);
});

test.each([
  ['street', 'street: Avenida Herculano Bandeira', 'street: Rua Jatobá'],
  ['district', 'district: Pina', 'district: Vila Jatobá'],
  ['town', 'city: Recife', 'city: Jatobá'],
])('a shop whose %s has the sample’s name may say so in a policy', async (_, original, own) => {
  const { problems } = await loadWith({
    'shop.yaml': readOriginal('shop.yaml').replace(original, own),
    'terms.md': `${readOriginal('terms.md')}\nFica em Jatobá.\n`,
  });
  expect(problems).toEqual([]);
});

test.each([
  ['(11) 3824-7069', '(11) 3824-7069'],
  ['98765-2144', '98765-2144'],
  ['[WhatsApp](https://wa.me/5581987652144)', '5581987652144'],
])('%s in a policy, which isn’t the shop’s, gives a notice', async (typed, telephone) => {
  const privacy = `${readOriginal('privacy.md')}\nProcon: ${typed}.\n`;
  const { notices } = await loadWith({ 'privacy.md': privacy });
  expect(notices).toEqual([
    {
      file: 'content/privacy.md',
      line: findLine(privacy, 'Procon'),
      text: `confira: o telefone ${telephone} não está em shop.yaml. Se é de outro lugar, como o Procon, deixe.`,
    },
  ]);
});

test.each(['98765-2143', '[WhatsApp](https://wa.me/5581987652143)', '(81) 3333-9999'])(
  '%s in a policy, which is in shop.yaml, gives no notice',
  async (typed) => {
    const loaded = await loadWith({
      'shop.yaml': readOriginal('shop.yaml').replace('com elevador', '(81) 3333-9999'),
      'privacy.md': `${readOriginal('privacy.md')}\nFale: ${typed}.\n`,
    });
    expect(loaded).toMatchObject({ problems: [], notices: [] });
  },
);
