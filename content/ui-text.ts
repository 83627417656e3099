import type { WithExamples } from '@/model/example';
import type { UiText } from '@/model/schema/ui-text';
import { errorText } from './error-text';

export const uiText = {
  skipLink: 'Pular para o conteúdo',
  homeLabel: '{nome}, início',
  opensInNewTab: '(abre em nova aba)',
  bookLabel: 'Agendar horário',
  nav: {
    label: 'Principal',
    services: 'Serviços',
    booking: 'Agendar',
    gallery: 'Galeria',
    contact: 'Contato',
  },
  menu: { label: 'Menu', open: 'Abrir menu', close: 'Fechar menu' },
  whatsapp: 'WhatsApp',
  viewer: {
    open: 'Ampliar foto: {alt}',
    close: 'Fechar galeria',
    previous: 'Foto anterior',
    next: 'Próxima foto',
    photo: 'Foto',
    position: '{atual} de {total}',
  },
  status: {
    open: 'Aberto agora · fecha às {hora}',
    opensToday: 'Fechado agora · abre hoje às {hora}',
    opensTomorrow: 'Fechado agora · abre amanhã às {hora}',
    opensOn: 'Fechado agora · abre {dia} às {hora}',
    closed: 'Fechado agora',
  },
  footer: {
    quickLinks: 'Links rápidos',
    legal: 'Letra miúda',
    social: 'Redes sociais',
    copyright: '© {ano} {nome}. Todos os direitos reservados.',
  },
  policy: {
    back: 'Voltar ao site',
    lastUpdated: 'Última atualização:',
    onThisPage: 'Nesta página',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    homeLink: 'Return to Home',
    log: '404: no page at',
  },
  error: errorText,
} satisfies WithExamples<UiText>;
