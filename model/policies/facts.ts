import type { Path } from '../files/yaml';
import { SAMPLE_WORDS } from '../shop/sample';
import type { Shop } from '../shop/shop';
import { internationalNumber } from '../shop/telephones';
import { mentions } from '../text/slug';
import type { Policy } from './policy';

/** @file A policy repeats some of the shop's facts. These checks keep it from contradicting `shop.yaml`. */

/** Policies of older copies of this site have variables such as `{nome}`, which visitors would read. */
const ASK_FOR_WORDS_INSTEAD_OF_BRACES =
  'chaves não cabem aqui, porque o cliente as leria: em vez de {nome} ou {telefone}, escreva o nome ou o telefone.';

/** Matches a phone number with its area code, a mobile number without it, and the digits in a `tel:` or WhatsApp URL. */
const TELEPHONE = /\(\d\d\) ?\d{4,5}-\d{4}|\b9\d{4}-\d{4}\b|\b55\d{10,11}\b/g;

/** Lists what a policy says differently from the shop, with the path of the field or of the line in `body`. */
export function listForeignFacts(policy: Policy, shop: Shop): { path: Path; advice: string }[] {
  const { title, description, summary, lines } = policy;
  const texts: [Path, string][] = [
    [['title'], title],
    [['description'], description],
    [['summary'], summary],
    ...lines.map((line, index): [Path, string] => [['body', index], line]),
  ];
  return texts.flatMap(([path, text]) => {
    const advice = explainForeignFact(text, shop);
    return advice ? [{ path, advice }] : [];
  });
}

/** The advice quotes what's wrong, because the line may be too long to be quoted whole. */
function explainForeignFact(text: string, shop: Shop): string | undefined {
  if (/[{}]/.test(text)) {
    return ASK_FOR_WORDS_INSTEAD_OF_BRACES;
  }
  const numbers = [shop.telephone, shop.whatsapp].filter((number) => number !== undefined);
  const typedNumbers = text.match(TELEPHONE) ?? [];
  const foreignNumber = typedNumbers.find(
    (typed) => !numbers.some((number) => isSameNumber(typed, number)),
  );
  if (foreignNumber) {
    const ownNumbers = [...new Set(numbers)].join(' ou ');
    return `o telefone ${foreignNumber} não é o de shop.yaml: escreva ${ownNumbers}, ou corrija o de lá.`;
  }
  const ownWords = `${shop.name} ${shop.address.street}`;
  const foreignWord = SAMPLE_WORDS.find(
    (word) => mentions(text, word) && !mentions(ownWords, word),
  );
  return foreignWord && !shop.sample
    ? `“${foreignWord}” ainda é do exemplo: escreva o que é da sua barbearia.`
    : undefined;
}

/** `typed` may lack the country code, or even the area code. */
function isSameNumber(typed: string, number: string): boolean {
  const digits = typed.replace(/\D/g, '');
  return internationalNumber(number).endsWith(digits);
}
