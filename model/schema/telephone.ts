import { FieldError, field } from './field';

/** Area codes (DDD) in use. */
const AREA_CODE = /^(?:[1689][1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|7[134579])$/;

/** National numbers without an area code: `0800 123 4567`, `4003-1234`. */
const NATIONAL = /^(0[358]00\d{6,7}|[34]00\d{5})$/;

/** A Brazilian number in any spelling, as E.164 (`+5511987654321`); a national one as dialled. */
export function telephone(title: string, description: string, allowsNational = false) {
  return field((typed) => {
    const digits = typed.replace(/\D/g, '');
    const [one, other] = typed.split(/\s*(?:[/,;|]|\b(?:e|ou)\b)\s*/);
    if (one && other && digits.length > 14) {
      const addition = allowsNational ? `, e o outro em "whatsapp: ${other}"` : '';
      throw new FieldError('há dois números.', `escreva aqui só "${one}"${addition}.`);
    }
    return allowsNational && NATIONAL.test(digits) ? digits : parseTelephone(typed);
  }).meta({
    title,
    description: `${description} (11) 98765-4321`,
    fix: 'confira o DDD e o número, algarismo por algarismo.',
  });
}

/** Parses a Brazilian number to E.164, or throws a `FieldError`. */
export function parseTelephone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0*(?:55(?=\d{10}))?0*/, '');
  if (/^(9\d{8}|[2-9]\d{7})$/.test(digits)) {
    throw new FieldError('falta o DDD.', `ponha o DDD da sua cidade antes de "${typed}".`);
  }
  const [areaCode, number] = [digits.slice(0, 2), digits.slice(2)];
  if (!AREA_CODE.test(areaCode)) {
    throw new FieldError(`não existe o DDD ${areaCode || '(vazio)'} no Brasil.`);
  }
  if (!/^(9\d{8}|[2-5]\d{7})$/.test(number)) {
    const problem = `depois do DDD há ${number.length} algarismos, ${number}: celular tem 9 e começa com 9; fixo tem 8 e começa com 2, 3, 4 ou 5.`;
    throw new FieldError(problem, 'confira o número, algarismo por algarismo.');
  }
  return `+55${digits}`;
}

/** Only mobile numbers have nine digits after the area code. */
export function isMobile(telephone: string): boolean {
  return telephone.length === '+5511987654321'.length;
}
