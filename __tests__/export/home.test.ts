/** @file The fixture shop's home page. It has every optional field, which the sample in `content/` mostly leaves out. */
import {
  contentSite,
  fixtureSite,
  listHeadings,
  listLinks,
  readAttributes,
  readText,
  textOf,
} from './sites';

const { home } = fixtureSite;

const BOOKING = 'https://calendly.com/vasconcelos/atendimento';
const WHATSAPP = 'https://wa.me/5581987652143?text=Oi!%20Tem%20vaga%20hoje%3F';
const DIRECTIONS =
  'https://www.google.com/maps/dir/?api=1&destination=Barbearia+Irm%C3%A3os+Vasconcelos+%26+Sobrinhos%2C+Avenida+Herculano+Bandeira%2C+785%2C+loja+2%2C+Pina%2C+Recife+-+AM%2C+51110-131';

const main = home.querySelector('main') ?? home.body;

test('the fixture shop’s home page has its headings in order', () => {
  expect(listHeadings(main)).toEqual([
    'h1 Senta que o Zé resolve.',
    'h2 Preços',
    'h3 Corte na tesoura',
    'h3 Corte na máquina',
    'h3 Pigmentação de Barba',
    'h3 Trança',
    'h3 Primeiro corte do bebê',
    'h3 Alisamento e Botox capilar completo',
    'h2 Marque com o Zé',
    'h2 O Zé e a Nina',
    'h3 Raimundo Nonato de Vasconcelos',
    'h3 Nina',
    'h2 O salão',
    'h2 Diz o povo',
    'h2 Simbora.',
    'h3 Endereço',
    'h3 Telefone',
    'h3 Horário de funcionamento',
  ]);
});

test('the links of the fixture shop’s home page lead where their names say', () => {
  expect(listLinks(home)).toEqual([
    'Pular para o conteúdo → #conteudo',
    'Barbearia Irmãos Vasconcelos & Sobrinhos, início → #inicio',
    'Serviços → #servicos',
    'Agendar → #agendar',
    'Galeria → #galeria',
    'Contato → #contato',
    `Agendar horário (abre em nova aba) → ${BOOKING}`,
    '(81) 3333-1234 → tel:+558133331234',
    `WhatsApp (abre em nova aba) → ${WHATSAPP}`,
    'Ver serviços → #servicos',
    `Avenida Herculano Bandeira, 785, loja 2 — Pina (abre em nova aba) → ${DIRECTIONS}`,
    'Agendar Corte na tesoura → #agendar',
    'Agendar Corte na máquina → #agendar',
    'Agendar Pigmentação de Barba → #agendar',
    'Agendar Trança → #agendar',
    'Agendar Primeiro corte do bebê → #agendar',
    'Agendar Alisamento e Botox capilar completo → #agendar',
    `Agendar agora (abre em nova aba) → ${BOOKING}`,
    'Agendar com o Zé → #agendar',
    'Agendar com Nina → #agendar',
    `Como chegar (abre em nova aba) → ${DIRECTIONS}`,
    `Chamar no WhatsApp (81) 98765-2143 (abre em nova aba) → ${WHATSAPP}`,
    'Salvar contato → /barbearia/contato.vcf',
    'Responsabilidades → /barbearia/privacidade',
    'Combinados da casa → /barbearia/termos',
    'Instagram (abre em nova aba) → https://www.instagram.com/vasconcelos',
    'Facebook (abre em nova aba) → https://www.facebook.com/vasconcelos',
    'TikTok (abre em nova aba) → https://www.tiktok.com/@vasconcelos',
    'Linktree (abre em nova aba) → https://linktr.ee/vasconcelos',
    `Chamar no WhatsApp (abre em nova aba) → ${WHATSAPP}`,
  ]);
  const saved = home.querySelectorAll('a[download]');
  expect([...saved].map((link) => textOf(link))).toEqual(['Salvar contato']);
});

test('each service of the fixture shop shows its duration, which is read as words, and its price', () => {
  const lines = [...home.querySelectorAll('#servicos article h3 + p')].map((line) => {
    return { seen: readText(line, 'seen'), heard: readText(line, 'heard') };
  });
  expect(lines).toEqual([
    { seen: '40 min R$ 37,50', heard: '40 minutos R$ 37,50' },
    { seen: 'R$ 35', heard: 'R$ 35' },
    { seen: 'sob consulta', heard: 'sob consulta' },
    { seen: '2 h 30 min a partir de R$ 80', heard: '2 horas e 30 minutos a partir de R$ 80' },
    { seen: 'grátis', heard: 'grátis' },
    { seen: 'R$ 1.200', heard: 'R$ 1.200' },
  ]);
});

test('each photo in the fixture shop’s gallery opens a lightbox with the same photo', () => {
  const photos = readAttributes({ document: home }, '#galeria li img', 'alt');
  expect(readAttributes({ document: home }, '#galeria li button', 'aria-label')).toEqual(
    photos.map((alt) => `Ampliar foto: ${alt}`),
  );
  expect(readAttributes({ document: home }, 'dialog img', 'alt')).toEqual(photos);
  const names = photos.map((_alt, index) => `Foto ${index + 1} de 5`);
  expect(readAttributes({ document: home }, 'dialog', 'aria-label')).toEqual(names);
});

test('the fixture shop’s map shows its address', () => {
  const [src = ''] = readAttributes({ document: home }, 'iframe[title^="Mapa: "]', 'src');
  expect(new URL(src).searchParams.get('q')).toMatch(/785, loja 2, Pina, Recife - AM, 51110-131$/);
});

test('the fixture shop’s page has each team member’s initial, in case the portrait is missing', () => {
  expect(readAttributes({ document: home }, '[data-letter]', 'data-letter')).toEqual(['R', 'N']);
});

test('the fixture shop’s address has its district, city, state and postal code', () => {
  const address = home.querySelector('address');
  const html = address?.innerHTML.replaceAll('&nbsp;', ' ').replace(/<\/?span[^>]*>/g, '');
  expect(html?.split('<br>')).toEqual([
    'Avenida Herculano Bandeira, 785, loja 2',
    'Pina, Recife/AM',
    '51110-131',
  ]);
});

test('the fixture shop and the shop in content/ have different share pictures', () => {
  expect(fixtureSite.read('og.png')).not.toBe(contentSite.read('og.png'));
});
