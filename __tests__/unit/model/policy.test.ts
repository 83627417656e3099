import { explainPolicy, parseTopics } from '@/model/policy';

test.each([
  ['## A vez\n\nVale *sempre* e **já**.', '<p>Vale <em>sempre</em> e <strong>já</strong>.</p>'],
  ['## A vez\n\n2. Dois\n3. Três', '<ol start="2">\n<li>Dois</li>\n<li>Três</li>\n</ol>'],
  [
    '## A vez\n\n- Um\n    - [Dois](/termos)',
    '<ul>\n<li>Um<ul>\n<li><a href="/termos">Dois</a></li>\n</ul>\n</li>\n</ul>',
  ],
  [
    '## A vez\n\n[Ligue: 90000-0000](tel:+55-11-90000-0000) ou 3333-1234.',
    '<p><a href="tel:+55-11-90000-0000">Ligue: <span class="no-wrap">90000-0000</span></a> ou <span class="no-wrap">3333-1234</span>.</p>',
  ],
  [
    '## A vez\n\n[Dois](https://a.com)',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.com">Dois<span class="visually-hidden"> (abre em nova aba)</span></a></p>',
  ],
  ['## A vez\n\nNota ##1, #2 & 2026.', '<p>Nota ##1, #2 &amp; 2026.</p>'],
  ['## A vez\n\n1\\. De um \\*editor\\*', '<p>1. De um *editor*</p>'],
])('a policy shows what its author wrote: %j', (markdown, html) => {
  expect([...explainPolicy(markdown)]).toEqual([]);
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
  ['## Browser script\n\na', 0, /mesmo/],
  ['## 💈 A\n\na', 0, /letras/],
  ['## A\n\n- a\n    - b\n\n      c\n    - d `e`', 6, /texto comum/],
  ['## A\n\na\n\n> b\n> [c](www.d.com)', 5, /link/],
  ['## A\n\n[a](https://wa.me/11987654321)', 2, /55/],
  ['## A\n\n[a](http://a.com)', 2, /link/],
  ['## A\n\na <b\nonclick="x">b</b>', 2, /texto comum/],
  ['## A\n\na <img\nonerror="x">', 2, /texto comum/],
  ['## A\n\n[a\nb](javascript:x)', 2, /link/],
])('%j is refused at line %i', (markdown, line, message) => {
  const [first] = [...explainPolicy(markdown)].toSorted(([a], [b]) => a - b);
  expect(first).toEqual([line, expect.stringMatching(message)]);
});
