import { VARIABLE } from './fields';
import { formatPaymentMethods, formatStreet, formatTelephone } from './format';
import type { Shop } from './schema';

/** Replaces variables such as `{telefone}` in every text of the content. */
export function fillVariables<Value>(content: Value, shop: Shop): Value {
  const values = listValues(shop);
  const fill = (text: string) => text.replace(VARIABLE, (all, name) => values[name] ?? all);
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
}

function listValues(shop: Shop): Record<string, string> {
  const { district, city, state } = shop.address;
  const hours = shop.cancellationNoticeHours;
  return {
    nome: shop.name,
    telefone: formatTelephone(shop.telephone),
    whatsapp: formatTelephone(shop.whatsapp),
    endereco: `${formatStreet(shop.address)}, ${district}, ${city}\u00a0–\u00a0${state}`,
    antecedencia:
      hours === 0
        ? 'qualquer antecedência'
        : hours.toLocaleString('pt-BR', { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
    formasDePagamento: formatPaymentMethods(shop.paymentMethods),
    pagamento: formatPaymentMethods(shop.paymentMethods, 'short'),
  };
}
