/** @file The fixture shop's policies and its 404 page. */
import { fixtureSite, listHeadings, listLinks, textOf } from './sites';

function openMain(route: string): Element {
  const page = fixtureSite.pages.find((candidate) => candidate.route === route);
  const main = page?.document.querySelector('main');
  if (!main) {
    throw new Error(`The fixture shop has no page ${route}.`);
  }
  return main;
}

test.each([
  {
    route: '/privacidade',
    headings: ['h1 Responsabilidades', 'h2 O que guardamos', 'h2 Fale com a gente'],
    links: [
      'O que guardamos → #topico-o-que-guardamos',
      'Fale com a gente → #topico-fale-com-a-gente',
      'contato@vasconcelos.example → mailto:contato@vasconcelos.example',
      'as nossas regras (abre em nova aba) → https://www.vasconcelos.example/regras',
      'os termos → /barbearia/termos',
      'o pagamento → /barbearia/termos#topico-pagamento',
      'Voltar ao site → /barbearia/',
    ],
  },
  {
    route: '/termos',
    headings: ['h1 Combinados da casa', 'h2 A sua vez', 'h2 Pagamento'],
    links: [
      'A sua vez → #topico-a-sua-vez',
      'Pagamento → #topico-pagamento',
      'Voltar ao site → /barbearia/',
    ],
  },
  { route: '/404', headings: ['h1 Oops! Page not found'], links: ['Return to Home → /barbearia/'] },
])('the fixture shop’s page $route has its headings and links in order', (row) => {
  const main = openMain(row.route);
  expect(listHeadings(main)).toEqual(row.headings);
  expect(listLinks(main)).toEqual(row.links);
});

test('the fixture shop’s terms state its cancellation notice and payment methods', () => {
  const terms = textOf(openMain('/termos'));
  expect(terms).toContain('Em resumo: avise com pelo menos 24 horas de antecedência.');
  expect(terms).toContain('Aceitamos dinheiro ou Pix.');
});

test('the fixture shop’s privacy policy keeps Cloudflare from replacing its e-mail address', () => {
  const html = fixtureSite.read('privacidade.html');
  expect(html).toMatch(/<!--email_off-->.*o@vasconcelos\.example.*<!--\/email_off-->/s);
});
