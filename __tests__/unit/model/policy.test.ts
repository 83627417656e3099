import { explainPolicy, parseTopics } from '@/model/policy';

test.each([
  ['## A vez\n\nVale *sempre* e **já**.', '<p>Vale <em>sempre</em> e <strong>já</strong>.</p>'],
  ['## A vez\n\n2. Dois\n3. Três', '<ol start="2">\n<li>Dois</li>\n<li>Três</li>\n</ol>'],
  [
    '## A vez\n\n- Um\n- [Dois](https://a.com)',
    '<ul>\n<li>Um</li>\n<li><a href="https://a.com">Dois</a></li>\n</ul>',
  ],
  ['## A vez\n\nNota ##1, #2 & 2026.', '<p>Nota ##1, #2 &amp; 2026.</p>'],
  ['## A vez\n\n1\\. De um \\*editor\\*', '<p>1. De um *editor*</p>'],
])('a policy shows what its author wrote: %j', (markdown, html) => {
  expect(explainPolicy(markdown.split('\n')).filter(Boolean)).toEqual([]);
  expect(parseTopics(markdown)).toEqual([
    { id: 'a-vez', heading: 'A vez', html: `<h2>A vez</h2>\n${html}\n` },
  ]);
});

test('each heading begins a topic, with an id of its own', () => {
  const topics = parseTopics('## Uso\n\nUm.\n\nDois.\n\n## Seus direitos\n\nTrês.');
  expect(topics.map(({ id }) => id)).toEqual(['uso', 'seus-direitos']);
  expect(topics[0]?.html).toContain('<p>Dois.</p>');
});

test.each([
  ['Olá.\n\n## A\n\na', 0, /assunto/],
  ['', 0, /assunto/],
  ['## A\n\na\n\n| a | b |\n|---|---|\n| 1 | 2 |', 4, /texto comum/],
  ['# A\n\na', 0, /## Assunto/],
  ['## A\n\na\n\n### B', 4, /texto comum/],
  ['## A\n\n<<<<<<< HEAD\na', 2, /texto comum/],
  ['## A\n\na\n\n    b', 4, /texto comum/],
  ['## A\n\n- [ ] a', 2, /texto comum/],
  ['## A\n\na\n\n```\nx\n```', 4, /texto comum/],
  ['## A\n\n<iframe src="https://a.com"></iframe>', 2, /texto comum/],
  ['## A\n\na <b onclick="x">b</b>', 2, /texto comum/],
  ['## A\n\na\n\n## A!\n\nb', 4, /mesmo/],
  ['## Conteúdo\n\na', 0, /mesmo/],
  ['## A\n\n1. a\n2. {preço}', 3, /entre chaves/],
  ['## A\n\n[a](http://a.com)', 2, /link/],
  ['## A\n\na <b\nonclick="x">b</b>', 3, /texto comum/],
  ['## A\n\na <img\nonerror="x">', 0, /texto comum/],
  ['## A\n\n[a\nb](javascript:x)', 0, /link/],
])('%j is refused at line %i', (markdown, line, message) => {
  const advice = explainPolicy(markdown.split('\n'));
  expect(advice.findIndex(Boolean)).toBe(line);
  expect(advice[line]).toMatch(message);
});
