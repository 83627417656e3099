import { explainPolicy, parseTopics } from '@/model/policies/policy';

test('a policy is split into topics, each of which begins with its heading', () => {
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
])(
  'the topic “%s” has the id %s, with a prefix that keeps it apart from other ids',
  (heading, id) => {
    expect(parseTopics(`## ${heading}\n\na`)).toMatchObject([{ id }]);
  },
);

test.each([
  ['#seus-direitos', '#topico-seus-direitos'],
  ['#topico-seus-direitos', '#topico-seus-direitos'],
  ['/termos#contato', '/termos#topico-contato'],
  ['/privacidade#topico-contato', '/privacidade#topico-contato'],
  ['#inicio', '#inicio'],
  ['/#contato', '/#contato'],
  ['/termos', '/termos'],
  ['https://a.com/termos#contato', 'https://a.com/termos#contato'],
])('a link to %s leads to %s', (written, href) => {
  const markdown = `## Seus direitos\n\n- [a](${written})`;
  expect([...explainPolicy(markdown)]).toEqual([]);
  expect(JSON.stringify(parseTopics(markdown))).toContain(`"href":"${href}"`);
});

test.each([
  ['text above the first heading', 'Olá.\n\n## A\n\na', 0, /assunto/],
  ['an empty text', '', 0, /assunto/],
  ['a table', '## A\n\na\n\n| a | b |\n|---|---|\n| 1 | 2 |', 4, /texto comum/],
  ['a heading of the first level', '# A\n\na', 0, /## Assunto/],
  ['a heading of the third level', '## A\n\na\n\n### B', 4, /texto comum/],
  ['a conflict that Git left', '## A\n\n<<<<<<< HEAD\na', 2, /texto comum/],
  ['code by indentation', '## A\n\na\n\n    b', 4, /texto comum/],
  ['a task list', '## A\n\n- [ ] a', 2, /texto comum/],
  ['code between fences', '## A\n\na\n\n```\nx\n```', 4, /texto comum/],
  ['an HTML element', '## A\n\n<iframe src="https://a.com"></iframe>', 2, /texto comum/],
  ['HTML inside a line', '## A\n\na <b onclick="x">b</b>', 2, /texto comum/],
  ['HTML over two lines', '## A\n\na <b\nonclick="x">b</b>', 2, /texto comum/],
  ['an image in HTML', '## A\n\na <img\nonerror="x">', 2, /texto comum/],
  ['code inside a nested list', '## A\n\n- a\n    - b\n\n      c\n    - d `e`', 6, /texto comum/],
  ['two headings with one id', '## A\n\na\n\n## A!\n\nb', 4, /mesmo/],
  ['a heading without a letter', '## ...\n\na', 0, /letras ou números/],
  ['a character that the display font lacks', '## 💈 A\n\na', 0, /as letras dos títulos/],
  ['a link without https://', '## A\n\na\n\n> b\n> [c](www.d.com)', 5, /link começa/],
  ['a link with http:', '## A\n\n[a](http://a.com)', 2, /link começa/],
  ['a link that runs a script', '## A\n\n[a\nb](javascript:x)', 2, /link começa/],
  ['a chat without the country code', '## A\n\n[a](https://wa.me/11987654321)', 2, /55/],
  ['a link to a topic that is missing', '## A\n\na\n\n[b](#c)', 4, /assunto que não há/],
])('in a policy, %s is refused at its line', (_, markdown, line, message) => {
  const [first] = [...explainPolicy(markdown)].toSorted(([a], [b]) => a - b);
  expect(first).toEqual([line, expect.stringMatching(message)]);
});
