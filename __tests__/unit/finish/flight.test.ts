/** @jest-environment node */
import { slimFlight, writeFlight } from '@/scripts/finish/flight';

const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (rows: string) => `self.__next_f.push(${JSON.stringify([1, rows])})`;

function slim(rewrite: (text: string) => string, ...pushes: string[]): string {
  const code = writeFlight(
    slimFlight([OPENING, ...pushes], new Set(['/a.css', '/b.css'])),
    rewrite,
  );
  const [, rows = '[]'] = /push\(\[0\]\);self\.__next_f\.push\((.*)\)$/s.exec(code) ?? [];
  return JSON.parse(rows)[1];
}

const asIs = (text: string) => text;
const style = (href: string, children: string) =>
  JSON.stringify(['$', 'style', '0', { nonce: '$undefined', precedence: 'next', href, children }]);

test('takes out the styles that the page holds', () => {
  expect(slim(asIs, push(`1:${style('/a.css', 'p{}')}\n`))).toBe('1:null\n');
  expect(slim(asIs, push(`1:[${style('/a.css', 'p::after{content:"]}"}')},"$L2"]\n`))).toBe(
    '1:[null,"$L2"]\n',
  );
});

test('empties the row in which the text of such a style lies', () => {
  const css = 'p::after{content:"é"}';
  const rows = `4:T${Buffer.byteLength(css).toString(16)},${css}5:${style('/b.css', '$4')}\n`;
  expect(slim(asIs, push(rows))).toBe('4:T0,5:null\n');
});

test('leaves everything else: other styles, texts, references, rows that are no JSON', () => {
  const quoted = JSON.stringify([
    '$',
    'p',
    null,
    { children: `["$","style","0",{"href":"/a.css"}]` },
  ]);
  const rows = `1:I[7,["/x.js"],"default"]\n2:"$Sreact.fragment"\n3:T3,é!4:${style('/c.css', 'i{}')}\n5:${quoted}\nb:X\n`;
  expect(slim(asIs, push(rows))).toBe(rows);
});

test('reads a row that was cut in two pushes, even inside a counted text', () => {
  expect(slim(asIs, push('3:T5,ab'), push('cde1:{}\n'))).toBe('3:T5,abcde1:{}\n');
});

test('counts bytes again after a name got shorter', () => {
  const shorten = (text: string) => text.replaceAll('longer_name', 'a');
  expect(slim(shorten, push('3:Td,longer_nameé'))).toBe('3:T3,aé');
});

test.each([
  ['a push of another kind', 'self.__next_f.push([3,"AAAA"])'],
  ['a push that is no JSON', 'self.__next_f.push(read())'],
  ['binary data', push('5:Uff,\u0001\u0002\n')],
  ['a text that ends early', push('5:Tff,ab')],
  ['a row without an end', push('5:{"a":1}')],
])('does not guess at %s', (_name, script) => {
  expect(() => slim(asIs, script)).toThrow();
});
