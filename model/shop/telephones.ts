import { pattern } from '../fields/fields';

/** A shop's phone numbers, written like `(11) 90000-0000`. */
export type Telephones = {
  telephone: string;
  /** May be left out if `telephone` is a mobile number that's also used for WhatsApp. */
  whatsapp?: string | undefined;
};

/** What may stand between two digits. */
const GAP = '[ ()./-]*';

/** Matches an area code and a mobile or landline number, with or without the country code: `+55 87 9 9812-3456`. */
const TELEPHONE = new RegExp(
  `^\\+?(?:55${GAP})?\\(?[1-9]${GAP}[1-9]${GAP}(?:9${GAP}\\d|[2-5])(?:${GAP}\\d){7}$`,
);

/** A telephone is written in any way, and shown like `(11) 90000-0000`. */
export function telephone(sentence: string) {
  return pattern(TELEPHONE, sentence)
    .overwrite((typed) => digitsOf(typed).replace(/^(?:55)?(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3'))
    .meta({ type: ['string', 'integer'] }); // Code editors take `87998123456` for a number.
}

/** Falls back to the shop's telephone number, unless it's a landline. */
export function findWhatsapp({ telephone, whatsapp }: Telephones): string | undefined {
  if (whatsapp) {
    return whatsapp;
  }
  const isLandline = /^\(\d\d\) [2-5]/.test(telephone);
  return isLandline ? undefined : telephone;
}

/** Puts a no-break space after the area code, as in `(11) 90000-0000`. */
export function formatTelephone(telephone: string): string {
  return telephone.replace(' ', '\u00a0');
}

/** A phone number in E.164 format, such as `+5511900000000`. */
export function internationalNumber(telephone: string): string {
  return `+55${digitsOf(telephone)}`;
}

/** Leaves out brackets, spaces and the hyphen. */
export function digitsOf(telephone: string): string {
  return telephone.replace(/\D/g, '');
}
