import { getContent } from '..';
import { buildTemplateVariables } from './template-variables';

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
