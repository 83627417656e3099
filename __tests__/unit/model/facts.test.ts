import { parsePage } from '@/build/transform-site';
import { renderTopic } from '@/components/layout/policy-page/render-topic';
import { fillVariables, listFacts } from '@/model/policies/facts';
import type { Shop } from '@/model/shop/shop';
import { findLine } from '../../fixtures/find-line';
import { copyShop, loadWith, readOriginal } from './shop-copy';

copyShop();

async function loadShop(): Promise<Shop> {
  const { content } = await loadWith({});
  if (!content) {
    throw new Error('The fixture shop has problems.');
  }
  return content.shop;
}

/** Fills in the fixture shop's facts. A tilde stands for a no-break space. */
async function fill(text: string, changes: Partial<Shop> = {}) {
  const facts = listFacts({ ...(await loadShop()), ...changes });
  return fillVariables(text, facts).replaceAll('\u00a0', '~');
}

test.each([
  ['nome', 'Barbearia Irmãos Vasconcelos & Sobrinhos'],
  ['telefone', '(81)~3333-1234'],
  ['whatsapp', '(81)~98765-2143'],
  ['endereco', 'Avenida Herculano Bandeira, 785, loja~2, Pina, Recife~–~AM'],
  ['antecedencia', 'com pelo menos 24 horas de antecedência'],
  ['formasDePagamento', 'dinheiro ou Pix'],
])('every {%s} is replaced with “%s”', async (name, expected) => {
  expect(await fill(`– {${name}}, {${name}}`)).toBe(`– ${expected}, ${expected}`);
});

test.each([
  [0, 'a qualquer momento'],
  [1, 'com pelo menos 1 hora de antecedência'],
  [72, 'com pelo menos 72 horas de antecedência'],
])('a notice of %i hours reads “%s”', async (cancellationNoticeHours, expected) => {
  expect(await fill('{antecedencia}', { cancellationNoticeHours })).toBe(expected);
});

test.each([
  ['privacy.md', /^whatsapp.*\n/gm, '{whatsapp}'],
  ['terms.md', 'cancellationNoticeHours: 24\n', '**{antecedencia}**'],
  ['terms.md', 'paymentMethods:\n  - dinheiro\n  - Pix\n', '{formasDePagamento}'],
] as const)(
  'in %s, a variable is rejected on its line if the shop doesn’t have the fact: %s',
  async (file, lines, variable) => {
    const shop = readOriginal('shop.yaml').replace(lines, '');
    const sources = {
      'privacy.md': readOriginal('privacy.md'),
      'terms.md': readOriginal('terms.md').replace("'Em resumo: avise {antecedencia}.'", 'a'),
    };
    const { problems } = await loadWith({ 'shop.yaml': shop, ...sources });
    expect(problems).toEqual([
      {
        file: `content/${file}`,
        line: findLine(sources[file], variable),
        found: expect.stringContaining(variable),
        advice: expect.stringMatching(/^a barbearia não tem \{\w+\}: apague a frase/),
      },
    ]);
  },
);

/** Facts that might be mistaken for Markdown, HTML, an entity, a link, a list, a variable or a `replace` pattern. */
const TRICKY_FACTS = [
  '[Rua](javascript:alert(1)) *Um* __dois__',
  '<b onclick=x()>Pix</b> <!-- a -->',
  '`a` \\_ ~~b~~ &amp; $& $1',
  'www.a.com a@b.com https://c.com',
  '1. a',
  '# a | b',
];

test.each(TRICKY_FACTS)('the fact “%s” is shown as plain text in a policy', async (fact) => {
  const { content, problems } = await loadWith({
    'shop.yaml': readOriginal('shop.yaml').replace('- dinheiro', () => `- '${fact}'`),
    'terms.md': readOriginal('terms.md').replace(
      /Aceitamos.*/,
      '{formasDePagamento}\n\n- {formasDePagamento}',
    ),
  });
  expect(problems).toEqual([]);
  const payment = content?.terms.topics.find(({ heading }) => heading === 'Pagamento');
  const { body } = parsePage(renderTopic(payment?.tokens ?? []));
  const elements = [...body.querySelectorAll('*')];
  expect(elements.map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'UL', 'LI']);
  const [, paragraph, , item] = elements;
  expect(paragraph?.textContent).toContain(fact);
  expect(item?.textContent).toBe(paragraph?.textContent);
});

test('facts are filled in in headings, bold text, link texts and a page’s description', async () => {
  const terms = [
    "---\ntitle: Termos\ndescription: '{nome}: termos.'\nsummary: Oi.\n---\n",
    '## Fale com a {nome}\n',
    '**{telefone}** ou [{telefone}](tel:+558133331234), na \\{nome\\}.\n',
  ].join('\n');
  const { content, problems } = await loadWith({ 'terms.md': terms });
  expect(problems).toEqual([]);
  const name = 'Barbearia Irmãos Vasconcelos & Sobrinhos';
  expect(content?.terms.description).toBe(`${name}: termos.`);
  const [topic] = content?.terms.topics ?? [];
  expect(topic?.heading).toBe(`Fale com a ${name}`);
  const { body } = parsePage(renderTopic(topic?.tokens ?? []));
  expect(body.querySelector('h2')?.textContent).toBe(`Fale com a ${name}`);
  expect(body.querySelector('strong .no-wrap')?.textContent).toBe('3333-1234');
  expect(body.querySelector('a .no-wrap')?.textContent).toBe('3333-1234');
  expect(body.querySelector('p')?.textContent).toMatch(`na ${name}.`);
});
