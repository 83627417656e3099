import { z } from 'zod';
import { type FontFace, findMissingCharacters } from '../derive/font-coverage';
import { type Problem, rule } from './rule';

type TextOptions = {
  /** Characters that fit where the text goes. */
  max: number;
  /** Fewer than so many say nothing. */
  min?: number;
  /** The longest word that fits: shorter where letters are large. */
  longestWord?: number;
  /** Values that the text may name between braces, such as `nome` in `{nome}`. */
  marks?: readonly string[];
  /** Values that the text must name, once each. */
  needs?: readonly string[];
  /** Whether `**x**` is strong here. */
  bold?: boolean;
  /** The letters that set it, which do not have every sign; what is only read aloud has them all. */
  face?: FontFace | 'spoken';
};

/** Facts of the shop that a text may name between braces; `buildFacts` has their values. */
export const FACTS = [
  'nome',
  'telefone',
  'whatsapp',
  'rua',
  'cidade',
  'endereco',
  'antecedencia',
  'formasDePagamento',
  'pagamento',
] as const;

/** A text as the visitor reads it. */
export function text(options: TextOptions) {
  return z.string().superRefine(rule((value) => findTextProblems(value, options)));
}

/** A line of a title, in letters as wide as the column. */
export const displayLine = text({ max: 28, longestWord: 18, face: 'display' });

/** The label of a link, a button or a row. */
export const label = text({ max: 40 });

function* findTextProblems(value: string, options: TextOptions): Generator<Problem> {
  if (value.trim() === '') {
    yield { problem: 'o texto está vazio.', fix: 'escreva o texto entre as aspas.' };
    return;
  }
  yield* findMisfit(value, options);
  yield* findUnprintable(value, options.face ?? 'text');
  yield* findTypography(value);
  yield* findWrongMarks(value, options);
  yield* findStrayAsterisks(value, options.bold ?? false);
  yield* findTelephone(value);
}

function* findMisfit(
  value: string,
  { max, min = 1, longestWord = 40 }: TextOptions,
): Generator<Problem> {
  const length = countCharacters(value);
  if (length > max) {
    yield {
      problem: `o texto tem ${length} caracteres, e aqui cabem ${max}.`,
      fix: `encurte em pelo menos ${length - max}.`,
    };
  }
  if (length < min) {
    yield {
      problem: `o texto tem só ${length} caracteres, e com menos de ${min} não diz o bastante.`,
      fix: 'escreva um pouco mais.',
    };
  }
  const wide = value.split(/[\s\u00a0-]+/u).find((word) => countCharacters(word) > longestWord);
  if (wide !== undefined) {
    yield {
      problem: `a palavra ${quote(wide)} não cabe na tela do celular: passa de ${longestWord} letras.`,
      fix: 'use uma palavra mais curta ou divida em duas.',
    };
  }
}

const EMOJI = /\p{Emoji_Presentation}|\ufe0f|[\u{1f000}-\u{1faff}]/u;
// Format characters (zero width, direction marks), controls and halves of a surrogate pair.
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]|(?![\t\n\r])\p{Cc}/gu;

function* findUnprintable(value: string, face: FontFace | 'spoken'): Generator<Problem> {
  if (EMOJI.test(value)) {
    yield { problem: 'há um emoji, que o desenho do site não usa.', fix: 'apague o emoji.' };
    return;
  }
  const codes = [...new Set(value.match(INVISIBLE))].map(
    (character) =>
      `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  if (codes.length > 0) {
    yield {
      problem: `há caracteres invisíveis no texto (${codes.join(', ')}), que costumam vir de um texto colado.`,
      fix: 'apague o texto e digite de novo, em vez de colar.',
    };
    return;
  }
  // Signs with a problem of their own need no letter.
  const drawn = tidy(value).replace(/[*{}<>]/g, '');
  const missing = face === 'spoken' ? [] : findMissingCharacters(drawn, face);
  if (missing.length > 0) {
    yield {
      problem: `as letras do site não têm ${missing.map((sign) => quote(sign)).join(', ')}.`,
      fix: 'escreva de outro modo, sem esse sinal.',
    };
  }
}

const TYPOGRAPHY: readonly {
  problem: string;
  wrong: RegExp;
  correct: (value: string) => string;
}[] = [
  {
    problem: 'há espaço sobrando ou quebra de linha',
    wrong: /^\s|\s$|\s{2}|[^\S \u00a0]|\s[,.;:!?](?!\S)/u,
    correct: (value) =>
      value
        .replace(/\s*[^\S \u00a0]\s*|\s{2,}/gu, ' ')
        .replace(/\s+([,.;:!?])(?!\S)/gu, '$1')
        .trim(),
  },
  {
    problem: 'as aspas são retas',
    wrong: /"/u,
    correct: (value) => value.replace(/"([^"]*)"/gu, '“$1”').replaceAll('"', '”'),
  },
  {
    problem: 'o apóstrofo é reto',
    wrong: /['´`]/u,
    correct: (value) => value.replace(/['´`]/gu, '’'),
  },
  {
    problem: 'há hífen no lugar de travessão',
    wrong: /--| - /u,
    correct: (value) => value.replace(/\s*--+\s*| - /gu, ' — ').trim(),
  },
  {
    problem: 'há três pontos no lugar de reticências',
    wrong: /\.{3}/u,
    correct: (value) => value.replace(/\.{3,}/gu, '…'),
  },
  {
    problem: 'há letras com o acento solto, que costumam vir de um texto colado',
    wrong: /\p{L}\p{Mn}/u,
    correct: (value) => value.normalize('NFC'),
  },
];

function* findTypography(value: string): Generator<Problem> {
  const found = TYPOGRAPHY.filter(({ wrong }) => wrong.test(value));
  if (found.length === 0) {
    return;
  }
  yield {
    problem: `${found.map(({ problem }) => problem).join('; ')}.`,
    fix: `troque o texto por ${quote(tidy(value))}.`,
  };
}

function tidy(value: string): string {
  return TYPOGRAPHY.reduce(
    (draft, { wrong, correct }) => (wrong.test(draft) ? correct(draft) : draft),
    value,
  );
}

function* findWrongMarks(
  value: string,
  { marks = [], needs = [] }: TextOptions,
): Generator<Problem> {
  const allowed = [...needs, ...marks].map((mark) => `{${mark}}`);
  const leftover = allowed.reduce((rest, mark) => rest.replaceAll(mark, ''), value);
  const [wrong] = /\{[^{}]*\}|[{}]/u.exec(leftover) ?? [];
  if (wrong !== undefined) {
    yield {
      problem: `${quote(wrong)} não quer dizer nada neste texto.`,
      fix:
        allowed.length > 0
          ? `use ${allowed.join(', ')}; ou apague as chaves.`
          : 'apague as chaves: este texto aparece como está escrito.',
    };
  }
  for (const need of needs) {
    if (value.split(`{${need}}`).length !== 2) {
      yield {
        problem: `o texto deve ter {${need}} uma vez, e o site põe ali o valor certo.`,
        fix: `escreva {${need}} onde o valor deve aparecer.`,
      };
    }
  }
}

function* findStrayAsterisks(value: string, bold: boolean): Generator<Problem> {
  const leftover = bold ? value.replace(/\*\*[^*]+\*\*/gu, '') : value;
  if (leftover.includes('*')) {
    yield {
      problem: 'há asteriscos que apareceriam no site.',
      fix: bold
        ? 'para negrito, ponha dois antes e dois depois: **assim**.'
        : 'apague os asteriscos: aqui não há negrito.',
    };
  }
}

const TELEPHONE = /(?<!\d|\d[/.-])\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d|[/.-]\d)/u;

function* findTelephone(value: string): Generator<Problem> {
  const [telephone] = TELEPHONE.exec(value) ?? [];
  if (telephone !== undefined) {
    yield {
      problem: `o telefone ${quote(telephone)} está escrito no texto e ficaria velho se o da barbearia mudasse.`,
      fix: 'o número fica só em content/shop.ts; nas políticas, escreva {telefone} ou {whatsapp} no lugar dele.',
    };
  }
}

/** As a message shows what was typed, cut where it is too long to read. */
export function quote(value: string, longest = 400): string {
  const characters = [...value];
  const shown = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : value;
  return JSON.stringify(shown).replaceAll('\\"', '"');
}

function countCharacters(value: string): number {
  return [...value].length;
}
