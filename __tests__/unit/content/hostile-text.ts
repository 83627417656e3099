import fc from 'fast-check';

/** Texts that break out of carelessly escaped output. */
export const HOSTILE_TEXTS = [
  '</script><script>alert(1)</script>',
  '</style><style>body{display:none}</style>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '{nome}{__proto__}{constructor}',
  '&lt;b&gt;&amp;&#0;',
  '😀👨‍👩‍👧‍👦🇧🇷',
  '\u202eesrever ot tfel thgir\u202c',
  '\u2066isolado\u2069\u200b\u200d\ufeff',
  'e\u0301 com o acento solto',
  '\u0000\u0007\u001b[31m',
  '\ud800 meia letra',
  'linha\nquebrada\r\n\tcom tabulação',
  '**negrito** sem **fim',
  'javascript:alert(1)',
  'a'.repeat(10_000),
  '\u0301'.repeat(300),
  '   ',
  '',
];

/** Anything that may be typed or pasted as a value. */
export const anyValue = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary' }),
  fc.lorem({ maxCount: 12 }),
  fc.double().map(String),
  fc.constantFrom(
    '0',
    '09:00',
    '30/02/2026',
    '+5511912345678',
    '[]',
    '{}',
    '- -',
    'null',
    '~',
    '|',
  ),
  fc.webUrl({ withQueryParameters: true }),
);
