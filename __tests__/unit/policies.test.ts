import { parsePage } from '@/build/transform-site';
import { renderTopic } from '@/components/layout/policy-page/render-topic';
import { loadContent } from '@/model/content';
import { fillVariables, listFacts } from '@/model/policies/facts';
import { resolveLink } from '@/model/policies/links';
import { parseTopics, type Topic } from '@/model/policies/topics';
import { findLine } from '../fixtures/find-line';
import { copyShop, loadWith, readOriginal } from './model/shop-copy';

copyShop();

/** Parses a policy that has nothing to reject. */
function parse(markdown: string, facts: Record<string, string> = {}): Topic[] {
  const { topics, adviceByLine } = parseTopics(
    markdown.split('\n'),
    new Map(Object.entries(facts)),
  );
  expect([...adviceByLine]).toEqual([]);
  return topics;
}

function render(markdown: string, facts: Record<string, string> = {}): string {
  const [topic] = parse(`## A vez\n\n${markdown}`, facts);
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
    '[Ligue: 90000-0000](tel:+5511900000000) ou **3333-1234**.',
    '<p><a href="tel:+5511900000000">Ligue: <span class="no-wrap">90000-0000</span></a> ou <strong><span class="no-wrap">3333-1234</span></strong>.</p>\n',
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
  const topics = parse(
    '## LGPD\n\nUm.\n\n## Corte & "barba"\n\nDois.\n\n## Fale com a \\{nome\\}\n\nTrês.',
    { nome: 'Barbearia & Cia' },
  );
  expect(topics.map(({ id, heading }) => `${id}: ${heading}`)).toEqual([
    'topico-lgpd: LGPD',
    'topico-corte-barba: Corte & “barba”',
    'topico-fale-com-a-barbearia-cia: Fale com a Barbearia & Cia',
  ]);
});

test.each([
  ['#seus-direitos', '#topico-seus-direitos'],
  ['#topico-seus-direitos', '#topico-seus-direitos'],
  ['#inicio', '#topico-inicio'],
  ['/termos#contato', '/termos#topico-contato'],
  ['/#contato', '/#contato'],
  ['https://a.com/termos#contato', 'https://a.com/termos#contato'],
  ['mailto:a@b.com', 'mailto:a@b.com'],
])('in a policy, a link written as %s leads to %s', (written, href) => {
  expect(resolveLink(written)).toMatchObject({ href });
});

test.each([
  ['nome', 'Barbearia Irmãos Vasconcelos & Sobrinhos'],
  ['telefone', '(81)~3333-1234'],
  ['whatsapp', '(81)~98765-2143'],
  ['endereco', 'Avenida Herculano Bandeira, 785, loja~2, Pina, Recife~–~AM'],
  ['antecedencia', 'com pelo menos 24 horas de antecedência'],
  ['formasDePagamento', 'dinheiro ou Pix'],
])('the variable {%s} becomes “%s”, where ~ is a no-break space', async (name, fact) => {
  const { shop } = await loadContent();
  const filled = fillVariables(`{${name}}, {${name}}`, listFacts(shop));
  expect(filled.replaceAll('\u00a0', '~')).toBe(`${fact}, ${fact}`);
});

test('variables are replaced with facts in a policy’s description, headings, bold text and link texts', async () => {
  const terms = [
    "---\ntitle: Termos\ndescription: '{nome}: termos.'\nsummary: Oi.\n---\n",
    '## Fale com a {nome}\n',
    '**{nome}** ou [{nome}](tel:+558133331234), na \\{nome\\}.\n',
  ];
  const { content, problems } = await loadWith({ 'terms.md': terms.join('\n') });
  expect(problems).toEqual([]);
  const name = 'Barbearia Irmãos Vasconcelos &amp; Sobrinhos';
  expect(content?.terms.description).toBe('Barbearia Irmãos Vasconcelos & Sobrinhos: termos.');
  expect(renderTopic(content?.terms.topics[0]?.tokens ?? [])).toBe(
    `<h2>Fale com a ${name}</h2>\n<p><strong>${name}</strong> ou <a href="tel:+558133331234">${name}</a>, na ${name}.</p>\n`,
  );
});

test.each([
  '[Rua](javascript:alert(1)) *Um* __dois__',
  '<b onclick=x()>Pix</b> <!-- a -->',
  '`a` \\_ ~~b~~ &amp; $& $1',
  'www.a.com a@b.com https://c.com',
  '1. a',
  '# a | b',
  '****',
])('the fact “%s” is shown as plain text in a paragraph and in a list', (fact) => {
  const html = render('{formasDePagamento}\n\n- {formasDePagamento}', { formasDePagamento: fact });
  const elements = [...parsePage(html).body.querySelectorAll('*')];
  expect(elements.map(({ tagName }) => tagName)).toEqual(['P', 'UL', 'LI']);
  expect(elements[0]?.textContent).toBe(fact);
  expect(elements[2]?.textContent).toBe(fact);
});

test('a missing fact is reported wherever a policy uses it, along with mistakes in other files', async () => {
  const shop = readOriginal('shop.yaml').replace(/^(whatsapp|cancellation).*\n/gm, '');
  const team = readOriginal('team.yaml').replace('50% 20%', 'nariz');
  const { problems } = await loadWith({ 'shop.yaml': shop, 'team.yaml': team });
  const lineIn = (file: string, text: string) => findLine(readOriginal(file), text);
  const advice = (variable: string) =>
    `a barbearia não tem ${variable}: apague a frase ou o item inteiro que fala disso, ou escreva o dado em shop.yaml.`;
  expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.advice}`)).toEqual([
    expect.stringMatching(/^content\/team\.yaml:\d+ escreva o ponto/),
    `content/privacy.md:${lineIn('privacy.md', '{whatsapp}')} ${advice('{whatsapp}')}`,
    `content/terms.md:${lineIn('terms.md', 'summary')} ${advice('{antecedencia}')}`,
    `content/terms.md:${lineIn('terms.md', '**{')} ${advice('{antecedencia}')}`,
  ]);
});
