/** @jest-environment node */
import { slimFlight, writeFlight } from '@/scripts/finish/slim-flight';

const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';
const PAGE =
  '<!DOCTYPE html><style data-precedence="next" data-href="/a.css /b.css">p{}</style><script>live()</script>';
const asIs = (text: string) => text;
const names = { inText: asIs, inStyle: asIs };

const push = (rows: string) => `self.__next_f.push(${JSON.stringify([1, rows])})`;

function slim(...pushes: string[]) {
  const code = writeFlight(slimFlight([OPENING, ...pushes], PAGE, 'index.html'), names);
  const match = /push\(\[0\]\);\nself\.__next_f\.push\((.*)\)$/s.exec(code);
  return (JSON.parse(match?.[1] ?? '[]') as [number, string])[1];
}

const style = (href: string, children: string) =>
  JSON.stringify(['$', 'style', '0', { precedence: 'next', href, children }]);

test('takes out the styles that the page holds', () => {
  expect(slim(push(`1:${style('/a.css', 'p{}')}\n`))).toBe('1:null\n');
  expect(slim(push(`1:[${style('/a.css', 'p{}')},"$L2"]\n`))).toBe('1:[null,"$L2"]\n');
});

test('empties the row in which the text of such a style lies', () => {
  const css = 'p::after{content:"é"}';
  const rows = `4:T${Buffer.byteLength(css).toString(16)},${css}5:${style('/b.css', '$4')}\n`;
  expect(slim(push(rows))).toBe('4:T0,5:null\n');
});

test('empties the text of inline scripts that the page holds, and of no other', () => {
  const script = (html: string) =>
    JSON.stringify(['$', 'script', null, { dangerouslySetInnerHTML: { __html: html } }]);
  expect(slim(push(`1:${script('live()')}\n`))).toBe(`1:${script('')}\n`);
  expect(slim(push(`4:T6,live()1:${script('$4')}\n`))).toBe(`4:T0,1:${script('$4')}\n`);
  expect(slim(push(`1:${script('other()')}\n`))).toBe(`1:${script('other()')}\n`);
});

test('leaves everything else: other styles, texts, references, rows that are no JSON', () => {
  const rows = `1:I[7,["/x.js"],"default"]\n2:"$Sreact.fragment"\n3:T3,é!4:${style('/c.css', 'i{}')}\nb:X\n`;
  expect(slim(push(rows))).toBe(rows);
});

test('reads a row that was cut in two pushes, even inside a counted text', () => {
  expect(slim(push('3:T5,ab'), push('cde1:{}\n'))).toBe('3:T5,abcde1:{}\n');
});

test('counts bytes again after a name got shorter', () => {
  const shorter = { ...names, inText: (text: string) => text.replaceAll('longer_name', 'a') };
  const rows = slimFlight([OPENING, push('3:Tb,longer_name')], PAGE, 'index.html');
  const code = writeFlight(rows, shorter);
  expect(code).toContain('3:T1,a');
});

test.each([
  ['another opening', () => slimFlight(['self.__next_f=[]'], PAGE, 'index.html')],
  ['a push of another kind', () => slim('self.__next_f.push([3,"AAAA"])')],
  ['a push that is no JSON', () => slim('self.__next_f.push(read())')],
  ['binary data', () => slim(push('5:Uff,\u0001\u0002\n'))],
  ['a row without an end', () => slim(push('5:{"a":1}'))],
])('stops at %s', (_name, act) => {
  expect(act).toThrow(/exportação do Next/);
});
