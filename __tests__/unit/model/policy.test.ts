import { explainLink, listLinkTargets } from '@/model/policies/links';
import { parsePolicy } from '@/model/policies/policy';

const parseTopics = (markdown: string) => parsePolicy(markdown.split('\n')).topics;

test('a policy is split into topics, each starting with its heading', () => {
  const topics = parseTopics('## Uso\n\nUm.\n\nDois.\n\n## Seus direitos\n\nTrês.');
  expect(topics.map(({ heading }) => heading)).toEqual(['Uso', 'Seus direitos']);
  const texts = topics[0]?.tokens
    .filter(({ type }) => type !== 'space')
    .map(({ raw }) => raw.trim());
  expect(texts).toEqual(['## Uso', 'Um.', 'Dois.']);
});

test.each([
  ['LGPD', 'topico-lgpd'],
  ['Seus direitos', 'topico-seus-direitos'],
  ['Conteúdo', 'topico-conteudo'],
])('the topic “%s” gets the prefixed id %s', (heading, id) => {
  expect(parseTopics(`## ${heading}\n\na`)).toMatchObject([{ id }]);
});

test.each([
  ['#seus-direitos', '#topico-seus-direitos'],
  ['#topico-seus-direitos', '#topico-seus-direitos'],
  ['/termos#contato', '/termos#topico-contato'],
  ['/privacidade#topico-contato', '/privacidade#topico-contato'],
  ['#inicio', '#inicio'],
  ['/#contato', '/#contato'],
  ['/termos', '/termos'],
  ['https://a.com/termos#contato', 'https://a.com/termos#contato'],
])('a link written as %s leads to %s', (written, href) => {
  const topics = parseTopics(`## Seus direitos\n\n- [a](${written})`);
  expect(topics[0]?.links).toEqual([{ href: written, line: 2 }]);
  expect(JSON.stringify(topics[0]?.tokens)).toContain(`"href":"${href}"`);
});

test('a topic’s heading is read without its formatting', () => {
  expect(parseTopics('## *Seus* **direitos**\n\na')).toMatchObject([{ heading: 'Seus direitos' }]);
});

describe('links', () => {
  const targets = listLinkTargets({
    topics: {
      '/privacidade': parseTopics('## Seus direitos\n\na'),
      '/termos': parseTopics('## Pagamento\n\na\n\n## Contato\n\na'),
    },
    hasTeam: true,
    hasGallery: false,
  });
  const explain = (href: string) => explainLink(href, '/privacidade', targets);

  test.each([
    '#seus-direitos',
    '#topico-seus-direitos',
    '#inicio',
    '/',
    '/#equipe',
    '/termos',
    '/termos#contato',
    '/contato.vcf',
    'https://a.com/b#c',
    'mailto:a@b.com',
    'tel:+5511900000000',
    'https://wa.me/5511987654321',
  ])('a link in the privacy policy may lead to %s', (href) => {
    expect(explain(href)).toBeUndefined();
  });

  test.each([
    ['www.d.com', /começa com https/],
    ['http://a.com', /começa com https/],
    ['javascript:x', /começa com https/],
    ['//evil.example', /como https:\/\/evil\.example/],
    ['/\\evil.example', /como https:\/\/evil\.example/],
    ['https://wa.me/11987654321', /55/],
    ['#direitos', /não há nesta página: .*#seus-direitos/],
    ['#seus-direito', /não há nesta página: você quis dizer “#seus-direitos”/],
    ['/termo', /você quis dizer “\/termos”/],
    ['/termos/', /você quis dizer “\/termos”/],
    ['/termos#nada', /não há em \/termos \(terms\.md\): .*\/termos#pagamento, \/termos#contato/],
    ['/termos#contatos', /você quis dizer “\/termos#contato”/],
    ['/manual.pdf', /as que há são \/, \/privacidade, \/termos; um arquivo fica na pasta public/],
    ['/#galeria', /assunto que não há em \/: /],
    ['/%zz', /página que não há/],
  ])('a link to %s is rejected, with advice on what to write instead', (href, message) => {
    expect(explain(href)).toMatch(message);
  });
});

test.each([
  ['text above the first heading', 'Olá.\n\n## A\n\na', 0, /assunto/],
  ['an empty policy', '', 0, /assunto/],
  ['a table', '## A\n\na\n\n| a | b |\n|---|---|\n| 1 | 2 |', 4, /texto comum/],
  ['a first-level heading', '# A\n\na', 0, /## Assunto/],
  ['a third-level heading', '## A\n\na\n\n### B', 4, /texto comum/],
  ['a Git conflict marker', '## A\n\n<<<<<<< HEAD\na', 2, /texto comum/],
  ['indented code', '## A\n\na\n\n    b', 4, /texto comum/],
  ['a task list', '## A\n\n- [ ] a', 2, /texto comum/],
  ['fenced code', '## A\n\na\n\n```\nx\n```', 4, /texto comum/],
  ['an HTML element', '## A\n\n<iframe src="https://a.com"></iframe>', 2, /texto comum/],
  ['inline HTML', '## A\n\na <b onclick="x">b</b>', 2, /texto comum/],
  ['HTML over two lines', '## A\n\na <b\nonclick="x">b</b>', 2, /texto comum/],
  ['an HTML image', '## A\n\na <img\nonerror="x">', 2, /texto comum/],
  ['code inside a nested list', '## A\n\n- a\n    - b\n\n      c\n    - d `e`', 6, /texto comum/],
  ['a heading with the same id as another', '## A\n\na\n\n## A!\n\nb', 4, /mesmo/],
  ['a heading without letters or digits', '## ...\n\na', 0, /letras ou números/],
  ['a character that the display font lacks', '## 💈 A\n\na', 0, /as letras dos títulos/],
])('in a policy, %s is rejected on its line', (_, markdown, line, message) => {
  const { problems } = parsePolicy(markdown.split('\n'));
  const [first] = [...problems].toSorted(([a], [b]) => a - b);
  expect(first).toEqual([line, expect.stringMatching(message)]);
});
