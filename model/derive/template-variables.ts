import type { Shop } from '../schema/shop';
import type { TEMPLATE_VARIABLES } from '../schema/text';
import { formatPaymentMethods, formatStreet, formatTelephone, joinPlaces } from './format';

/** The values of template variables such as `{nome}`. */
export function buildTemplateVariables(
  shop: Shop,
): Record<(typeof TEMPLATE_VARIABLES)[number], string> {
  const { address } = shop;
  return {
    nome: shop.name.full,
    telefone: formatTelephone(shop.telephone ?? shop.whatsapp),
    whatsapp: formatTelephone(shop.whatsapp),
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

/** Telephone and WhatsApp, as one number or two. */
function formatContact({ telephone, whatsapp }: Shop): string {
  const byTelephone = telephone ? `${formatTelephone(telephone)}, por telefone` : '';
  return telephone === whatsapp
    ? `${byTelephone} ou WhatsApp`
    : `${byTelephone && `${byTelephone}, ou `}${formatTelephone(whatsapp)}, pelo WhatsApp`;
}
