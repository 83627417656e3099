import { z } from 'zod';
import { label, labels } from './text';

/** The words of buttons and notices, and what is read aloud. */
export const uiTextSchema = z.strictObject({
  skipLink: label('Link de pular para o conteúdo'),
  homeLabel: label('Marca, em voz alta', { marks: ['nome'] }),
  opensInNewTab: label('Aviso de nova aba, em voz alta'),
  bookLabel: label('Botão de agendar', { max: 24 }),
  nav: labels('Navegação', {
    label: 'Navegação, em voz alta',
    services: ['Serviços', { max: 16 }],
    booking: ['Agendar', { max: 16 }],
    gallery: ['Galeria', { max: 16 }],
    contact: ['Contato', { max: 16 }],
  }),
  menu: labels('Menu', { label: 'Menu', open: 'Botão que abre', close: 'Botão que fecha' }),
  whatsapp: label('WhatsApp'),
  viewer: labels('Visor de fotos', {
    open: ['Foto, em voz alta', { needs: ['alt'] }],
    close: 'Botão que fecha',
    previous: 'Seta para trás',
    next: 'Seta para a frente',
    photo: 'Nome de cada foto',
    position: ['Posição', { needs: ['atual', 'total'] }],
  }),
  status: labels('Aberto ou fechado', {
    open: ['Aberto', { needs: ['hora'] }],
    opensToday: ['Abre hoje', { max: 48, needs: ['hora'] }],
    opensTomorrow: ['Abre amanhã', { max: 48, needs: ['hora'] }],
    opensOn: ['Abre outro dia', { max: 48, needs: ['dia', 'hora'] }],
    closed: 'Fechado',
  }),
  footer: labels('Rodapé', {
    quickLinks: 'Links rápidos',
    legal: 'Políticas',
    social: 'Redes sociais',
    copyright: ['Direitos', { max: 80, needs: ['ano'], marks: ['nome'] }],
  }),
  policy: labels('Políticas', {
    back: 'Link de volta',
    lastUpdated: 'Última atualização',
    onThisPage: 'Índice',
  }),
  notFound: labels('Página não encontrada', {
    title: 'Título da aba',
    heading: 'Título',
    homeLink: 'Link de volta',
    log: 'Linha do console',
  }),
  error: labels('Falha ao mostrar a página', {
    heading: 'Título',
    description: ['Texto', { max: 160 }],
    retry: 'Botão de tentar de novo',
    homeLink: 'Link de volta',
  }),
});

export type UiText = z.output<typeof uiTextSchema>;
