import { parsePage } from '@/build/transform-site';
import { renderTopic } from '@/components/layout/policy-page/render-topic';
import { explainVariables, fillVariables, readFacts } from '@/model/loading/variables';
import { findLine } from '../../fixtures/find-line';
import { copyShop, loadWith, readOriginal } from './shop-copy';

copyShop();

/** Part of a `shop.yaml`, not yet validated. */
const SHOP = {
  name: 'Barbearia Jatobá',
  telephone: '(81) 3333-1234',
  whatsapp: '(81) 98765-2143',
  address: {
    street: 'Rua do Sol, 785, loja 2',
    district: 'Pina',
    city: 'Rio Branco',
    state: 'AC',
    postalCode: '51110-131',
  },
  paymentMethods: ['dinheiro', 'Pix'],
  cancellationNoticeHours: 24,
};

/** Fills in the shop's facts. A tilde stands for a no-break space. */
const fill = (text: string, changes: object = {}) =>
  fillVariables(text, readFacts({ ...SHOP, ...changes })).replaceAll('\u00a0', '~');

const explain = (text: string, { shop = {}, isMarkdown = false } = {}) =>
  explainVariables(text, readFacts({ ...SHOP, ...shop }), { isMarkdown });

test.each([
  ['nome', 'Barbearia Jatobá'],
  ['telefone', '(81)~3333-1234'],
  ['whatsapp', '(81)~98765-2143'],
  ['endereco', 'Rua do Sol, 785, loja~2, Pina, Rio~Branco~–~AC'],
  ['antecedencia', 'com pelo menos 24 horas de antecedência'],
  ['formasDePagamento', 'dinheiro ou Pix'],
])('every {%s} in a text is replaced with “%s”', (name, expected) => {
  expect(fill(`– {${name}}, {${name}}`)).toBe(`– ${expected}, ${expected}`);
});

test.each([
  [0, 'a qualquer momento'],
  [1, 'com pelo menos 1 hora de antecedência'],
  [72, 'com pelo menos 72 horas de antecedência'],
])('a notice of %i hours reads “%s”', (cancellationNoticeHours, expected) => {
  expect(fill('{antecedencia}', { cancellationNoticeHours })).toBe(expected);
});

test('the phone number is also used for WhatsApp, unless it’s a landline', () => {
  const changes = { whatsapp: undefined, telephone: '(11) 98765-4321' };
  expect(fill('{whatsapp}', changes)).toBe('(11)~98765-4321');
  expect(explain('{whatsapp}', { shop: { whatsapp: undefined } })).toMatch('sem WhatsApp');
});

test.each([
  'É grátis com pelo menos **{antecedencia} de antecedência**.',
  'É grátis, no mínimo, {antecedencia} de antecedência.',
  'Avise com {antecedencia} se não vier.',
  'Com **{antecedencia}**, é grátis.',
  'Pedimos antecedência de {antecedencia}.',
  'Desmarque até {antecedencia}.',
  'Desmarque {antecedencia} antes.',
])('“%s” is rejected: its words would repeat those of {antecedencia}', (text) => {
  expect(explain(text)).toMatch('já diz a frase toda');
});

test.each([
  'É grátis **{antecedencia}**.',
  'Marcou com {nome}? Desmarque {antecedencia}, antes que alguém espere.',
  'Fale com a gente {antecedencia} e remarque.',
])('“%s” is accepted: its words don’t repeat those of {antecedencia}', (text) => {
  expect(explain(text)).toBeUndefined();
});

test.each(['[chame](https://wa.me/{whatsapp})', '[site](/termos#{nome})', 'www.{nome}.com'])(
  'in a policy, %s is rejected, as a fact can’t be part of a URL',
  (markdown) => {
    expect(explain(markdown, { isMarkdown: true })).toMatch('no endereço de um link');
  },
);

test('a variable is accepted after a link in a policy, and in a URL outside policies', () => {
  expect(explain('[{nome}](/termos). Tel:{telefone}', { isMarkdown: true })).toBeUndefined();
  expect(explain('Veja https://a.com/{nome}')).toBeUndefined();
});

/** Facts that might be mistaken for Markdown, HTML, an entity, a link, a list or a `String.replace` pattern. */
const TRICKY_FACTS = [
  '[Rua](javascript:alert(1)) *Um* __dois__',
  '<b onclick=x()>Pix</b> <!-- a -->',
  '`a` \\_ ~~b~~ &amp; $& $1',
  'www.a.com a@b.com https://c.com',
  '1. a',
  '# a | b',
];

describe.each(TRICKY_FACTS)('the fact “%s”', (fact) => {
  const shop = readOriginal('shop.yaml')
    .replace(/street: .*/, () => `street: '${fact}'`)
    .replace('- dinheiro', () => `- '${fact}'`);

  test.each(['{endereco}', '{formasDePagamento}'])(
    'a fact that looks like Markdown or HTML is shown as plain text where %s is filled in',
    async (variable) => {
      const { content, problems } = await loadWith({
        'shop.yaml': shop,
        'home.yaml': readOriginal('home.yaml').replace(/lede: .*/, `lede: '${variable}'`),
        'terms.md': readOriginal('terms.md').replace(/Aceitamos.*/, `${variable}\n\n- ${variable}`),
      });
      expect(problems).toEqual([]);
      expect(withPlainSpaces(content?.home.hero.lede)).toContain(fact);
      const payment = content?.terms.body.find(({ heading }) => heading === 'Pagamento');
      const { body } = parsePage(renderTopic(payment?.tokens ?? []));
      const elements = [...body.querySelectorAll('*')];
      expect(elements.map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'UL', 'LI']);
      const [, paragraph, , item] = elements;
      expect(withPlainSpaces(paragraph?.textContent)).toContain(fact);
      expect(item?.textContent).toBe(paragraph?.textContent);
    },
  );
});

const withPlainSpaces = (text: string | null | undefined) => `${text}`.replaceAll('\u00a0', ' ');

test('a topic’s id is made from its heading after the facts are filled in', async () => {
  const terms = `${readOriginal('terms.md')}\n## Fale com a {nome}\n\n[Aqui](#fale-com-a-barbearia-irmaos-vasconcelos-sobrinhos) ou [ali](#fale-com-a-nome).\n`;
  const { problems } = await loadWith({ 'terms.md': terms });
  expect(problems).toMatchObject([{ advice: expect.stringMatching('não há nesta página') }]);
});

test.each([
  ['a line of a heading', 'home.yaml', '- Senta', '- Na {nome}', 'aqui cabem 28 caracteres'],
  ['a title', 'services.yaml', 'title: Trança', 'title: Só em {formasDePagamento}', 'não têm “★”'],
  ['a policy’s heading', 'terms.md', '## A sua vez', '## Só em {formasDePagamento}', 'não têm “★”'],
])(
  '%s is checked with its facts filled in, and quoted with and without them',
  async (_, file, original, changed, advice) => {
    const { problems } = await loadWith({
      'shop.yaml': readOriginal('shop.yaml').replace('- dinheiro', '- dinheiro ★'),
      [file]: readOriginal(file).replace(original, changed),
    });
    expect(problems).toEqual([
      {
        file: `content/${file}`,
        line: findLine(readOriginal(file), original),
        found: expect.stringMatching(/\{\w+\}" \(no site: "/),
        advice: expect.stringContaining(advice),
      },
    ]);
  },
);

test('text with an invalid fact isn’t checked until the fact is corrected', async () => {
  const shop = readOriginal('shop.yaml').replace('(81) 3333-1234', '33331234');
  const home = readOriginal('home.yaml').replace('- Senta', '- Ligue {telefone} ou nem tanto');
  const { problems } = await loadWith({ 'shop.yaml': shop, 'home.yaml': home });
  expect(problems).toMatchObject([{ file: 'content/shop.yaml' }]);
});

test.each([
  ['paymentMethods', '- dinheiro', '- Pix ({telefone})'],
  ['name', 'name: Barbearia', 'name: "{nome}" #'],
  ['street', 'street: Avenida', "street: 'Rua {endereco}' #"],
])('a fact can’t contain braces: %s', async (_, original, changed) => {
  const shop = readOriginal('shop.yaml').replace(original, changed);
  const { problems } = await loadWith({ 'shop.yaml': shop });
  expect(problems).toContainEqual(
    expect.objectContaining({ advice: expect.stringMatching('^aqui não cabem chaves') }),
  );
});
