import { type FontFace, findMissingCharacters } from '../text/font-coverage';
import { quote } from '../text/quote';
import { FieldError, type FieldInfo, field } from './field';
import { assertLinks } from './links';
import { withoutMarkup } from './markup';

type TextOptions = Pick<FieldInfo, 'description' | 'isRich'> & {
  /** The maximum number of characters. */
  max?: number;
  /** The maximum length of a word, in characters; less in large type. */
  longestWord?: number;
  /** Template variables that the text may use. */
  variables?: readonly string[];
  /** Template variables that the text must use exactly once. */
  needs?: readonly string[];
  /** Whether it is a line of a heading, which can be split in two. */
  canSplit?: boolean;
  /** The typeface, which limits the characters; `spoken` text is not displayed. */
  face?: FontFace | 'spoken';
};

/** Variables for texts about the shop; `buildTemplateVariables` has their values. */
export const TEMPLATE_VARIABLES = [
  'nome',
  'telefone',
  'whatsapp',
  'contato',
  'rua',
  'cidade',
  'endereco',
  'antecedencia',
  'formasDePagamento',
  'pagamento',
] as const;

const LONG_FIELD = 80;

/** A text with normalized quotes, dashes and spaces. */
export function text(title: string, options: TextOptions = {}) {
  const { max = 40, needs = [], isRich = false, description } = options;
  const needed = needs.length > 0 ? `Precisa ter ${braced(needs).join(' e ')}.` : undefined;
  return field((typed) => {
    const value = normalize(typed, isRich);
    const shown = isRich ? withoutMarkup(value) : value;
    assertFits(shown, max, options);
    assertInFont(shown, options);
    assertVariables(value, options);
    if (isRich) {
      assertLinks(value);
    }
    return value;
  }).meta({
    title,
    // The CMS would count markup towards `maxLength`.
    ...(isRich ? { isRich } : { maxLength: max }),
    ...((max > LONG_FIELD || isRich) && { control: 'text' }),
    ...((description ?? needed) && { description: description ?? needed }),
  });
}

/** A text with `**strong**`, `[links](/y)` and template variables. */
export function richText(title: string, max: number) {
  return text(title, { max, isRich: true, variables: TEMPLATE_VARIABLES });
}

/** Emoji, in colour or not: `❤️`, `✂`. */
export const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation}/u;
// Format characters (zero width, direction), controls, lone surrogates, emoji.
const UNPRINTABLE = new RegExp(
  String.raw`\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|[\ufe0f\u20e3]|(?![\t\n\r])\p{Cc}|[\u{1f000}-\u{1faff}]|${EMOJI.source}`,
  'gu',
);
/** WhatsApp's bold: `*Barba*`. */
const WHATSAPP_BOLD = /(?<![*\p{L}\p{N}])\*(?![*\s])([^*\n]*[^*\s])\*(?![*\p{L}\p{N}])/gu;

/** Normalizes typing and WhatsApp's bold, but not link addresses. */
function normalize(typed: string, isRich: boolean): string {
  const parts = isRich
    ? typed.split(/(\]\([^)]*\)|<https?:[^\s<>]+>)/u)
    : [typed.replaceAll('**', '').replace(WHATSAPP_BOLD, '$1')];
  return parts
    .map((part, index) => (index % 2 === 1 ? part : normalizeTypography(part)))
    .join('')
    .trim();
}

/**
 * Bold as in Markdown, and typographic quotes, dashes and dots. A lone quote is a slip; after a digit it
 * means inches.
 */
function normalizeTypography(typed: string): string {
  return typed
    .replace(WHATSAPP_BOLD, '**$1**')
    .normalize('NFC')
    .replace(UNPRINTABLE, '')
    .replace(/[^\S\u00a0]+/gu, ' ')
    .replace(/ ([,.;:!?])(?!\S)/gu, '$1')
    .replace(/(?<=^|[\s([—–-])"([^"]*)"/gu, '“$1”')
    .replace(/^"|(?<!\d)"$/gu, '')
    .replace(/(?<=\s)"(?=\S)/gu, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s(])['´`]([^'´`]*)['´`](?=$|[\s.,;:!?)])/gu, '‘$1’')
    .replace(/['´`]/gu, '’')
    .replace(/ *-{2,} *| - /gu, ' — ')
    .replace(/\.{3,}/gu, '…');
}

/** Throws a `FieldError` for a text that is empty, or too long, or has a word that is. */
function assertFits(value: string, max: number, { longestWord = 40, canSplit }: TextOptions) {
  const { length } = [...value];
  // Owners type a dash for "nothing".
  if (/^[-–—.…]*$/.test(value)) {
    const fix = 'escreva um texto, ou apague a linha, se pode faltar.';
    throw new FieldError('o texto está vazio.', fix);
  }
  if (length > max) {
    const problem = `o texto tem ${length} caracteres, e aqui cabem ${max}.`;
    const split = canSplit ? ', ou divida em duas linhas, cada uma com o seu traço' : '';
    throw new FieldError(problem, `encurte em pelo menos ${length - max}${split}.`);
  }
  const tooLong = value.split(/[\s\u00a0-]/u).find((word) => [...word].length > longestWord);
  if (tooLong !== undefined) {
    const problem = `a palavra ${quote(tooLong)} não cabe na tela do celular: passa de ${longestWord} letras.`;
    throw new FieldError(problem, 'use uma palavra mais curta ou divida em duas.');
  }
}

/** Throws a `FieldError` for characters that the typeface lacks. */
function assertInFont(value: string, { face = 'text' }: TextOptions) {
  const printed = value.replace(/[*{}<>]/g, '');
  const missing = face === 'spoken' ? [] : findMissingCharacters(printed, face);
  if (missing.length > 0) {
    const characters = missing.map((one) => quote(one)).join(', ');
    const fix = 'escreva de outro modo, sem esse sinal.';
    throw new FieldError(`as letras do site não têm ${characters}.`, fix);
  }
}

/** Throws a `FieldError` for an unknown variable, and for a needed one that is not there once. */
function assertVariables(value: string, { variables = [], needs = [] }: TextOptions) {
  const allowed = braced([...needs, ...variables]);
  const leftover = allowed.reduce((rest, one) => rest.replaceAll(one, ''), value);
  const [unknown] = /\{[^{}]*\}|[{}]/u.exec(leftover) ?? [];
  if (unknown !== undefined) {
    const use = allowed.length > 0 ? `use ${allowed.join(', ')}; ou ` : '';
    const fix = `${use}apague as chaves.`;
    throw new FieldError(`${quote(unknown)} não quer dizer nada neste texto.`, fix);
  }
  const missing = braced(needs).find((one) => value.split(one).length !== 2);
  if (missing) {
    const problem = `o texto deve ter ${missing} uma vez, e o site põe ali o valor certo.`;
    throw new FieldError(problem, `escreva "${missing}" onde o valor deve aparecer.`);
  }
}

function braced(names: readonly string[]): string[] {
  return names.map((name) => `{${name}}`);
}
