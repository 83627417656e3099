/**
 * The words of the page that a failed rendering shows (spec, section 8). They are apart from
 * `ui-text.ts` because Next gives error pages no properties: this file alone reaches the browser.
 */
export const errorText = {
  heading: 'Unexpected Application Error!',
  description: 'Algo deu errado ao mostrar esta página. Tente de novo ou volte ao início.',
  retry: 'Tentar de novo',
  homeLink: 'Voltar ao início',
};
