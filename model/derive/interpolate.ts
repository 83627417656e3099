import { content } from '..';
import { buildTemplateVariables } from './template-variables';

/**
 * Puts values in the place of a text's `{nome}` marks.
 * Throws when the text names a value that is not there, so that no mark is ever published.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\p{L}+)\}/gu, (mark, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `O texto "${template}" usa ${mark}, que não existe aqui. Use: ${Object.keys(values).join(', ')}.`,
      );
    }
    return String(value);
  });
}

/** Puts this shop's own facts in the place of a text's `{telefone}` marks. */
export function interpolateShop(template: string): string {
  return interpolate(template, buildTemplateVariables(content.shop));
}
