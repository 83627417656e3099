import { getContent } from '..';
import type { Shop } from '../schema/shop';
import type { TEMPLATE_VARIABLES } from '../schema/text';
import { formatPaymentMethods, formatStreet, formatTelephone, joinPlaces } from './format';

/**
 * Replaces `{nome}` variables by their values. Throws for a variable without a value, so that none is
 * published.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\p{L}+)\}/gu, (variable, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`"${template}" got no value for ${variable}.`);
    }
    return String(value);
  });
}

/** Replaces the variables of a text with this shop's values. */
export function interpolateShop(template: string): string {
  return interpolate(template, buildTemplateVariables(getContent().shop));
}

/** The same in a link's address: telephone numbers in digits, other values percent-encoded. */
export function interpolateAddress(address: string): string {
  const { shop } = getContent();
  const { telephone, whatsapp } = shop;
  const encoded = Object.entries(buildTemplateVariables(shop)).map(([name, value]) => [
    name,
    encodeURIComponent(value),
  ]);
  // Only `tel:` takes the plus sign of a country code.
  const write = (number: string) => (address.startsWith('tel:') ? number : number.replace('+', ''));
  return interpolate(address, {
    ...Object.fromEntries(encoded),
    telefone: write(telephone ?? whatsapp),
    whatsapp: write(whatsapp),
  });
}

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
