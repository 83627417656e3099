import { example, type WithExamples } from '@/model/example';
import type { Home } from '@/model/schema/home';

export const home = {
  title: example('Corte e barba no Centro de São Paulo'),
  description:
    'Mais que um corte, uma experiência de respeito. Corte, barba e acabamento com hora marcada e preço na parede.',
  hero: {
    headline: ['Mais que', 'um corte,', 'uma experiência', 'de respeito.'],
    lede: 'Cadeira confortável, toalha quente e tempo para fazer direito. Com hora marcada e preço na parede.',
    servicesLabel: 'Ver serviços',
    photo: {
      src: example('hero.jpg'),
      alt: 'Cadeira de barbeiro antiga, de couro vinho e porcelana, sob luz quente',
    },
  },
  services: {
    heading: ['Serviços', 'e preços'],
    lede: 'O que está na tabela é o que você paga. No dia, depois do espelho: {pagamento}.',
    bookLabel: 'Agendar',
  },
  booking: {
    heading: ['Reserve', 'seu horário'],
    steps: [
      'Escolha serviço, dia e hora na agenda.',
      'A gente confirma pelo WhatsApp.',
      'Você senta, corta e só então paga.',
    ],
    bookLabel: 'Agendar agora',
    note: 'Você só será cobrado no dia do atendimento. Cancelamento grátis.',
  },
  team: {
    name: 'Equipe',
    heading: ['Quem cuida', 'de você'],
    bookWithLabel: 'Agendar com {nome}',
  },
  gallery: {
    name: 'Galeria',
    heading: ['Por dentro da barbearia'],
  },
  testimonials: {
    name: 'Depoimentos',
    heading: ['Quem senta, volta.'],
    starsLabel: '5 de 5 estrelas',
  },
  contact: {
    name: 'Contato',
    heading: ['Chega mais.'],
    addressLabel: 'Endereço',
    directionsLabel: 'Como chegar',
    phoneLabel: 'Telefone',
    phoneAndWhatsappLabel: 'Telefone e WhatsApp',
    whatsappLabel: 'Chamar no WhatsApp',
    saveContactLabel: 'Salvar contato',
    hoursLabel: 'Horário de funcionamento',
    todayLabel: 'hoje',
    closedLabel: 'Fechado',
    mapLabel: 'Mapa: {nome}, {rua}',
  },
} satisfies WithExamples<Home>;
