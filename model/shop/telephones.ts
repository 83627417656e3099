/** A shop's phone numbers, written like `(11) 90000-0000`. */
export type Telephones = {
  telephone: string;
  /** May be left out if `telephone` is a mobile number that's also used for WhatsApp. */
  whatsapp?: string | undefined;
};

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
function digitsOf(telephone: string): string {
  return telephone.replace(/\D/g, '');
}
