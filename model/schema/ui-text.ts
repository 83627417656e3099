import { z } from 'zod';
import { label, text } from './text';

/** The words of buttons and notices, and what is read aloud. */
export const uiTextSchema = z.strictObject({
  skipLink: label('Link de pular para o conteúdo'),
  homeLabel: label('Marca, em voz alta', { marks: ['nome'] }),
  opensInNewTab: label('Aviso de nova aba, em voz alta'),
  bookLabel: label('Botão de agendar', { max: 24 }),
  nav: z
    .strictObject({
      label: label('Navegação, em voz alta'),
      services: label('Serviços', { max: 16 }),
      booking: label('Agendar', { max: 16 }),
      gallery: label('Galeria', { max: 16 }),
      contact: label('Contato', { max: 16 }),
    })
    .meta({ title: 'Navegação' }),
  menu: z
    .strictObject({
      label: label('Menu'),
      open: label('Botão que abre'),
      close: label('Botão que fecha'),
    })
    .meta({ title: 'Menu' }),
  whatsapp: label('WhatsApp'),
  viewer: z
    .strictObject({
      open: label('Foto, em voz alta', { needs: ['alt'] }),
      close: label('Botão que fecha'),
      previous: label('Seta para trás'),
      next: label('Seta para a frente'),
      photo: label('Nome de cada foto'),
      position: label('Posição', { needs: ['atual', 'total'] }),
    })
    .meta({ title: 'Visor de fotos' }),
  status: z
    .strictObject({
      open: label('Aberto', { needs: ['hora'] }),
      opensToday: label('Abre hoje', { max: 48, needs: ['hora'] }),
      opensTomorrow: label('Abre amanhã', { max: 48, needs: ['hora'] }),
      opensOn: label('Abre outro dia', { max: 48, needs: ['dia', 'hora'] }),
      closed: label('Fechado'),
    })
    .meta({ title: 'Aberto ou fechado' }),
  footer: z
    .strictObject({
      quickLinks: label('Links rápidos'),
      legal: label('Políticas'),
      social: label('Redes sociais'),
      copyright: label('Direitos', { max: 80, needs: ['ano'], marks: ['nome'] }),
    })
    .meta({ title: 'Rodapé' }),
  policy: z
    .strictObject({
      back: label('Link de volta'),
      lastUpdated: label('Última atualização'),
      onThisPage: label('Índice'),
    })
    .meta({ title: 'Políticas' }),
  notFound: z
    .strictObject({
      title: label('Título da aba'),
      heading: label('Título'),
      homeLink: label('Link de volta'),
      log: label('Linha do console'),
    })
    .meta({ title: 'Página não encontrada' }),
  error: z
    .strictObject({
      heading: label('Título'),
      description: text('Texto', { max: 160 }),
      retry: label('Botão de tentar de novo'),
      homeLink: label('Link de volta'),
    })
    .meta({ title: 'Falha ao mostrar a página' }),
});

export type UiText = z.output<typeof uiTextSchema>;
