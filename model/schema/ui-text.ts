import { z } from 'zod';
import { group } from './field';
import { text } from './text';

/** The menu sets it as wide as the page. */
const navLink = (title: string) => text(title, { max: 16, face: 'display' });

/** Texts of buttons and notices, and accessible names. */
export const uiTextSchema = z.strictObject({
  skipLink: text('Link de pular para o conteúdo'),
  homeLabel: text('Marca, em voz alta', { variables: ['nome'] }),
  opensInNewTab: text('Aviso de nova aba, em voz alta'),
  bookLabel: text('Botão de agendar', { max: 24 }),
  nav: group('Navegação', {
    label: text('Navegação, em voz alta'),
    services: navLink('Serviços'),
    booking: navLink('Agendar'),
    gallery: navLink('Galeria'),
    contact: navLink('Contato'),
  }),
  menu: group('Menu', {
    label: text('Menu'),
    open: text('Botão que abre'),
    close: text('Botão que fecha'),
  }),
  whatsapp: text('WhatsApp'),
  viewer: group('Visor de fotos', {
    open: text('Foto, em voz alta', { needs: ['alt'] }),
    close: text('Botão que fecha'),
    previous: text('Seta para trás'),
    next: text('Seta para a frente'),
    photo: text('Nome de cada foto'),
    position: text('Posição', { needs: ['atual', 'total'] }),
  }),
  status: group('Aberto ou fechado', {
    open: text('Aberto', { needs: ['hora'] }),
    opensToday: text('Abre hoje', { max: 48, needs: ['hora'] }),
    opensTomorrow: text('Abre amanhã', { max: 48, needs: ['hora'] }),
    opensOn: text('Abre outro dia', { max: 48, needs: ['dia', 'hora'] }),
    closed: text('Fechado'),
  }),
  footer: group('Rodapé', {
    quickLinks: text('Links rápidos'),
    legal: text('Políticas'),
    social: text('Redes sociais'),
    copyright: text('Direitos', { max: 80, needs: ['ano'], variables: ['nome'] }),
  }),
  policy: group('Políticas', {
    back: text('Link de volta'),
    lastUpdated: text('Última atualização'),
    onThisPage: text('Índice'),
  }),
  notFound: group('Página não encontrada', {
    title: text('Título da aba'),
    heading: text('Título'),
    homeLink: text('Link de volta'),
    log: text('Linha do console'),
  }),
  error: group('Falha ao mostrar a página', {
    heading: text('Título'),
    description: text('Texto', { max: 160 }),
    retry: text('Botão de tentar de novo'),
    homeLink: text('Link de volta'),
  }),
});

export type UiText = z.output<typeof uiTextSchema>;
