import { type FontFace, findMissingCharacters } from '../text/font-coverage';
import { quote } from '../text/quote';
import { FieldError, type FieldInfo, field } from './field';
import { assertLinks } from './links';
import { withoutMarkup } from './markup';

type TextOptions = {
  /** Characters that fit where the text goes. */
  max?: number;
  /** The longest word that fits: shorter where letters are large. */
  longestWord?: number;
  /** Values that the text may name between braces, such as `nome` in `{nome}`. */
  variables?: readonly string[];
  /** Values that the text must name, once each. */
  needs?: readonly string[];
  /** Whether it is one of the lines of a title, and a longer one can be two. */
  canBeTwo?: boolean;
  /** Whether `**x**` is strong and `[x](/y)` a link here. */
  isRich?: boolean;
  /** The letters that set it, which do not have every sign; what is only read aloud has them all. */
  face?: FontFace | 'spoken';
  description?: string;
};

/** Facts of the shop that a text may name between braces; `buildTemplateVariables` has their values. */
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

/** A text as the visitor reads it, its typing mended: quotes, dashes, spaces. */
export function text(title: string, options: TextOptions = {}) {
  const { max = 40, needs = [], isRich = false, description } = options;
  const needed = needs.length > 0 ? `Precisa ter ${braced(needs).join(' e ')}.` : undefined;
  const info: FieldInfo = {
    title,
    // As long as it reads: a form that counts the signs of markup would refuse what fits.
    ...(isRich ? { isRich } : { maxLength: max }),
    ...((max > LONG_FIELD || isRich) && { control: 'text' }),
    ...((description ?? needed) && { description: description ?? needed }),
  };
  return field(info, (typed) => {
    const value = mend(typed, isRich);
    const shown = isRich ? withoutMarkup(value) : value;
    assertFits(shown, max, options);
    assertDrawable(shown, options);
    assertVariables(value, options);
    if (isRich) {
      assertLinks(value);
    }
    return value;
  });
}

/** A text in which `**x**` is strong, `[x](/y)` a link and `{nome}` the shop's name. */
export function richText(title: string, max: number) {
  return text(title, { max, isRich: true, variables: TEMPLATE_VARIABLES });
}

/** Little pictures, in colour or not: `❤️`, `✂`. */
export const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation}/u;
// Format characters (zero width, direction marks), controls, halves of a surrogate pair, emoji.
const UNSEEN = new RegExp(
  String.raw`\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|[\ufe0f\u20e3]|(?![\t\n\r])\p{Cc}|[\u{1f000}-\u{1faff}]|${EMOJI.source}`,
  'gu',
);
/** Bold, as WhatsApp has it: `*Barba*`. */
const STARS = /(?<![*\p{L}\p{N}])\*(?![*\s])([^*\n]*[^*\s])\*(?![*\p{L}\p{N}])/gu;

/** What the owner meant to type; addresses of links stay as they are. */
function mend(typed: string, isRich: boolean): string {
  const parts = isRich
    ? typed.split(/(\]\([^)]*\)|<https?:[^\s<>]+>)/u)
    : [typed.replaceAll('**', '').replace(STARS, '$1')];
  return parts
    .map((part, index) => (index % 2 === 1 ? part : mendTyping(part.replace(STARS, '**$1**'))))
    .join('')
    .trim();
}

function mendTyping(typed: string): string {
  return (
    typed
      .normalize('NFC')
      .replace(UNSEEN, '')
      .replace(/[^\S\u00a0]+/gu, ' ')
      .replace(/ ([,.;:!?])(?!\S)/gu, '$1')
      .replace(/(?<=^|[\s([—–-])"([^"]*)"/gu, '“$1”')
      // Half a pair is a slip; behind a digit, inches.
      .replace(/^"|(?<!\d)"$/gu, '')
      .replace(/(?<=\s)"(?=\S)/gu, '“')
      .replaceAll('"', '”')
      .replace(/(?<=^|[\s(])['´`]([^'´`]*)['´`](?=$|[\s.,;:!?)])/gu, '‘$1’')
      .replace(/['´`]/gu, '’')
      .replace(/ *-{2,} *| - /gu, ' — ')
      .replace(/\.{3,}/gu, '…')
  );
}

function assertFits(value: string, max: number, { longestWord = 40, canBeTwo }: TextOptions) {
  const { length } = [...value];
  // A dash alone is how many say that there is nothing.
  if (/^[-–—.…]*$/.test(value)) {
    throw new FieldError(
      'o texto está vazio.',
      'escreva um texto, ou apague a linha, se pode faltar.',
    );
  }
  if (length > max) {
    const problem = `o texto tem ${length} caracteres, e aqui cabem ${max}.`;
    const two = canBeTwo ? ', ou divida em duas linhas, cada uma com o seu traço' : '';
    throw new FieldError(problem, `encurte em pelo menos ${length - max}${two}.`);
  }
  const wide = value.split(/[\s\u00a0-]/u).find((word) => [...word].length > longestWord);
  if (wide !== undefined) {
    const problem = `a palavra ${quote(wide)} não cabe na tela do celular: passa de ${longestWord} letras.`;
    throw new FieldError(problem, 'use uma palavra mais curta ou divida em duas.');
  }
}

function assertDrawable(value: string, { face = 'text' }: TextOptions) {
  const read = value.replace(/[*{}<>]/g, '');
  const missing = face === 'spoken' ? [] : findMissingCharacters(read, face);
  if (missing.length > 0) {
    const signs = missing.map((sign) => quote(sign)).join(', ');
    throw new FieldError(
      `as letras do site não têm ${signs}.`,
      'escreva de outro modo, sem esse sinal.',
    );
  }
}

function assertVariables(value: string, { variables = [], needs = [] }: TextOptions) {
  const allowed = braced([...needs, ...variables]);
  const leftover = allowed.reduce((rest, one) => rest.replaceAll(one, ''), value);
  const [wrong] = /\{[^{}]*\}|[{}]/u.exec(leftover) ?? [];
  if (wrong !== undefined) {
    const use = allowed.length > 0 ? `use ${allowed.join(', ')}; ou ` : '';
    throw new FieldError(
      `${quote(wrong)} não quer dizer nada neste texto.`,
      `${use}apague as chaves.`,
    );
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
