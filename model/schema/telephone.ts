import { AREA_CODES } from './brazil';
import { field, Refusal } from './field';

const EXAMPLE = '(11) 98765-4321';

/** A Brazilian telephone in any writing, as E.164: `+5511987654321`. */
export function telephone(title: string, description: string) {
  return field(
    {
      title,
      description: `${description} ${EXAMPLE}`,
      remedy: `Escreva com o DDD, como ${EXAMPLE}`,
    },
    (typed) => {
      const digits = typed.replace(/\D/g, '').replace(/^0*(?:55(?=\d{10}))?0*/, '');
      const [areaCode, number] = [digits.slice(0, 2), digits.slice(2)];
      if (!AREA_CODES.has(areaCode)) {
        throw new Refusal(`não existe o DDD ${areaCode || '(vazio)'} no Brasil.`);
      }
      if (!/^(9\d{8}|[2-5]\d{7})$/.test(number)) {
        throw new Refusal(
          `depois do DDD há ${number.length} algarismos, ${number}: celular tem 9 e começa com 9; fixo tem 8 e começa com 2, 3, 4 ou 5.`,
          'confira o número, algarismo por algarismo.',
        );
      }
      return `+55${digits}`;
    },
  );
}

/** A number of eight digits: no mobile has so few. */
export function isLandline(e164: string): boolean {
  return e164.length === 13;
}
