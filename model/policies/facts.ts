import type { Path } from '../files/yaml';
import { SAMPLE_WORDS } from '../shop/sample';
import type { Shop } from '../shop/shop';
import { digitsOf } from '../shop/telephones';
import { mentions } from '../text/slug';
import type { Policy } from './policy';

/** @file A policy repeats some of the shop's facts. These checks find what differs from `shop.yaml`. */

/** Policies of older copies of this site have variables such as `{nome}`, which visitors would read. */
const ASK_FOR_WORDS_INSTEAD_OF_BRACES =
  'chaves não cabem aqui, porque o cliente as leria: em vez de {nome} ou {telefone}, escreva o nome ou o telefone.';

type Place = { path: Path; text: string };

/** Lists the texts of a policy: its fields, and the lines of its `body`. */
export function listTexts({ title, description, summary, lines }: Policy): Place[] {
  return [
    { path: ['title'], text: title },
    { path: ['description'], text: description },
    { path: ['summary'], text: summary },
    ...lines.map((text, index) => ({ path: ['body', index], text })),
  ];
}

/** Returns advice if the text is wrong. It quotes the mistake, because the line may be too long to be quoted whole. */
export function explainForeignFact(text: string, shop: Shop): string | undefined {
  if (/[{}]/.test(text)) {
    return ASK_FOR_WORDS_INSTEAD_OF_BRACES;
  }
  const ownWords = JSON.stringify(shop);
  const foreignWord = SAMPLE_WORDS.find(
    (word) => mentions(text, word) && !mentions(ownWords, word),
  );
  return foreignWord && !shop.sample
    ? `“${foreignWord}” ainda é do exemplo: escreva o que é da sua barbearia.`
    : undefined;
}

/** Matches a phone number with its area code, a mobile number without it, and the digits in a `tel:` or WhatsApp URL. */
const TELEPHONE = /\(\d\d\) ?\d{4,5}-\d{4}|\b9\d{4}-\d{4}\b|\b55\d{10,11}\b/g;

/** Finds phone numbers that aren't in `shop.yaml`. They may be right, such as a consumer agency's. */
export function findForeignTelephones(text: string, shop: Shop): string[] {
  const ownNumbers = findTelephones(JSON.stringify(shop));
  return findTelephones(text).filter((number) => {
    return !ownNumbers.some((ownNumber) => isSameNumber(ownNumber, number));
  });
}

function findTelephones(text: string): string[] {
  return text.match(TELEPHONE) ?? [];
}

/** Either may lack the country code, or even the area code. */
function isSameNumber(one: string, other: string): boolean {
  const digits = digitsOf(one);
  const otherDigits = digitsOf(other);
  return digits.endsWith(otherDigits) || otherDigits.endsWith(digits);
}
