/** A shop's telephone numbers, written as `(11) 90000-0000`. */
export type Telephones = {
  telephone: string;
  /** Set only if it differs from the telephone, or if the telephone is a landline. */
  whatsapp?: string | undefined;
};

/**
 * The number that answers on WhatsApp: the one written for it, or else the telephone. Undefined for a landline, which is
 * assumed to have no WhatsApp.
 */
export function findWhatsapp({ telephone, whatsapp }: Telephones): string | undefined {
  if (whatsapp) {
    return whatsapp;
  }
  const isLandline = /^\(\d\d\) [2-5]/.test(telephone);
  return isLandline ? undefined : telephone;
}

/** The number with a no-break space after its area code. */
export function formatTelephone(telephone: string): string {
  return telephone.replace(' ', '\u00a0');
}

/** The number in the international format E.164: `+5511900000000`. */
export function internationalNumber(telephone: string): string {
  return `+55${telephone.replace(/\D/g, '')}`;
}
