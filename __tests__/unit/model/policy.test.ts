import { resolveLink } from '@/model/policies/links';
import { parseTopics } from '@/model/policies/topics';

function parse(markdown: string, facts: Record<string, string> = {}) {
  const { topics, problems } = parseTopics(markdown.split('\n'), new Map(Object.entries(facts)));
  expect([...problems]).toEqual([]);
  return topics;
}

test('a policy is split into topics, each starting with its heading', () => {
  const topics = parse('## Uso\n\nUm.\n\nDois.\n\n## Seus direitos\n\nTrês.');
  expect(topics.map(({ heading }) => heading)).toEqual(['Uso', 'Seus direitos']);
  const texts = topics[0]?.tokens
    .filter(({ type }) => type !== 'space')
    .map(({ raw }) => raw.trim());
  expect(texts).toEqual(['Uso', 'Um.', 'Dois.']);
});

test.each([
  ['LGPD', 'LGPD', 'topico-lgpd'],
  ['Seus direitos', 'Seus direitos', 'topico-seus-direitos'],
  ['Corte & "barba"', 'Corte & “barba”', 'topico-corte-barba'],
  [
    '1\\. Fale com a \\{nome\\}',
    '1. Fale com a Barbearia & Cia',
    'topico-1-fale-com-a-barbearia-cia',
  ],
])('the topic “%s” gets the heading “%s” and the id %s', (typed, heading, id) => {
  const topics = parse(`## ${typed}\n\na`, { nome: 'Barbearia & Cia' });
  expect(topics).toMatchObject([{ heading, id }]);
});

test.each([
  ['#seus-direitos', '#topico-seus-direitos'],
  ['#topico-seus-direitos', '#topico-seus-direitos'],
  ['/termos#contato', '/termos#topico-contato'],
  ['/privacidade#topico-contato', '/privacidade#topico-contato'],
  ['#inicio', '#topico-inicio'],
  ['/#contato', '/#contato'],
  ['/termos', '/termos'],
  ['https://a.com/termos#contato', 'https://a.com/termos#contato'],
  ['mailto:a@b.com', 'mailto:a@b.com'],
])('a link written as %s leads to %s', (written, href) => {
  expect(resolveLink(written)).toMatchObject({ href });
});

/** `refusals.yaml` has more, with the whole answers. These are about the line. */
test.each([
  ['text above the first heading', 'Olá.\n\n## A\n\na', 0],
  ['an empty policy', '', 0],
  ['a table', '## A\n\na\n\n| a | b |\n|---|---|\n| 1 | 2 |', 4],
  ['a third-level heading', '## A\n\na\n\n### B', 4],
  ['a line under a paragraph', '## A\n\na\nb\n---\n\nc', 4],
  ['a Git conflict', '## A\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x', 4],
  ['indented code', '## A\n\na\n\n    b', 4],
  ['fenced code that contains a heading', '## A\n\na\n\n```\nx\n```', 4],
  ['HTML over two lines', '## A\n\na <b\nonclick="x">b</b>', 2],
  ['code inside a nested list', '## A\n\n- a\n    - b\n\n      c\n    - d `e`', 6],
  ['an emphasis after the same words', '## A\n\njá\n\n- um\n- *já*', 5],
  ['a variable in a list', '## A\n\n- a\n- {prazo}', 3],
])('in a policy, %s is rejected on its line', (_, markdown, line) => {
  const { problems } = parseTopics(markdown.split('\n'), new Map());
  expect(Math.min(...problems.keys())).toBe(line);
});

test('a line with several mistakes gets one answer', () => {
  const { problems } = parseTopics(['## A', '', '<b>a</b> *b* {prazo}'], new Map());
  expect([...problems.keys()]).toEqual([2]);
});
