import type { Shop } from '../schema/shop';
import type { FACT_NAMES } from '../schema/text';
import { formatPaymentMethods, formatStreet, formatTelephone, joinPlaces } from './format';

/** The values that texts of `content/` may name between braces, such as `{nome}`. */
export function buildFacts(shop: Shop): Record<(typeof FACT_NAMES)[number], string> {
  const { address } = shop;
  return {
    nome: shop.name.whole,
    telefone: formatTelephone(shop.telephone),
    whatsapp: formatTelephone(shop.whatsapp ?? shop.telephone),
    contato: formatContact(shop),
    rua: formatStreet(address),
    cidade: address.city,
    endereco: `${formatStreet(address)}, ${joinPlaces(address.district, address.city)}\u00a0–\u00a0${address.state}`,
    antecedencia: formatNotice(shop.cancellationNotice),
    formasDePagamento: formatPaymentMethods(shop.paymentMethods),
    pagamento: formatPaymentMethods(shop.paymentMethods, 'short'),
  };
}

function formatNotice({ amount, unit }: Shop['cancellationNotice']): string {
  return amount === 0
    ? 'qualquer antecedência'
    : amount.toLocaleString('pt-BR', { style: 'unit', unit, unitDisplay: 'long' });
}

/** Both ways to talk, whether or not they are one number. */
function formatContact({ telephone, whatsapp }: Shop): string {
  return whatsapp
    ? `${formatTelephone(telephone)}, por telefone, ou ${formatTelephone(whatsapp)}, pelo WhatsApp`
    : `${formatTelephone(telephone)}, por telefone ou WhatsApp`;
}
